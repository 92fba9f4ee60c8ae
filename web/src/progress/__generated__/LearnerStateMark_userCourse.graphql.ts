/**
 * @generated SignedSource<<67c62fc17816a8c402b0acba169cdfd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type LearnerStateMark_userCourse$data = {
  readonly expired: boolean;
  readonly overdue: boolean;
  readonly phase: LearnerPhase;
  readonly stuck: boolean;
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
      "name": "stuck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "fcfc369c6c0b3a00b51569469561b52d";

export default node;
