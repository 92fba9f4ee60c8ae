/**
 * @generated SignedSource<<bf8addb5fab8a9f37fb4d90be620a1e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type LearnerStateMark_userCourse$data = {
  readonly isExpired: boolean;
  readonly isOverdue: boolean;
  readonly isStuck: boolean;
  readonly phase: LearnerPhase;
  readonly " $fragmentType": "LearnerStateMark_userCourse";
};
export type LearnerStateMark_userCourse$key = {
  readonly " $data"?: LearnerStateMark_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerStateMark_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerStateMark_userCourse",
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
      "name": "isStuck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "c4de44aab54c2256cec4839d587d19b8";

export default node;
