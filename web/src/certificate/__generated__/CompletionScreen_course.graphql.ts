/**
 * @generated SignedSource<<f3cd2190036de0bbc49e706b18be0cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type CompletionScreen_course$data = {
  readonly courseId: number;
  readonly name: string;
  readonly viewerUserCourse: {
    readonly completion: {
      readonly complete: boolean;
    };
    readonly phase: LearnerPhase;
    readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_userCourse">;
  } | null | undefined;
  readonly " $fragmentType": "CompletionScreen_course";
};
export type CompletionScreen_course$key = {
  readonly " $data"?: CompletionScreen_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompletionScreen_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCourse",
      "kind": "LinkedField",
      "name": "viewerUserCourse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CompletionCheck",
          "kind": "LinkedField",
          "name": "completion",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "complete",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompletionScreen_userCourse"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "cc31ed1487a3e491591601def52e92ea";

export default node;
