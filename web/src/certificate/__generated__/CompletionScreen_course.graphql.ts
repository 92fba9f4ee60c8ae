/**
 * @generated SignedSource<<353ae2bda4767b81a218b40e948b9143>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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
          "kind": "RequiredField",
          "field": {
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
          "action": "THROW"
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

(node as any).hash = "a87b8a38e6ff77827c889ac90729428a";

export default node;
