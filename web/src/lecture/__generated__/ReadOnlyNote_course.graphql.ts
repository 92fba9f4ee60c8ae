/**
 * @generated SignedSource<<ae2ae9bd9ad75bbf4e9973f9d1285224>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type ReadOnlyNote_course$data = {
  readonly viewerUserCourse: {
    readonly isExpired: boolean;
    readonly phase: LearnerPhase;
  } | null | undefined;
  readonly " $fragmentType": "ReadOnlyNote_course";
};
export type ReadOnlyNote_course$key = {
  readonly " $data"?: ReadOnlyNote_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadOnlyNote_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReadOnlyNote_course",
  "selections": [
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
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "70596613a7ed1334d7295a4541e08c4c";

export default node;
