/**
 * @generated SignedSource<<8085a391ff4a4fe40af2518ffa71c483>>
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
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "fe8ef0b7bbc9bba4f2589e0cf37d5792";

export default node;
