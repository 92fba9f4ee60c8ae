/**
 * @generated SignedSource<<0a75292a0026c66650b30ca3299e2708>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DueDate_userCourse$data = {
  readonly dueTime: string | null | undefined;
  readonly finishTime: string | null | undefined;
  readonly isOverdue: boolean;
  readonly " $fragmentType": "DueDate_userCourse";
};
export type DueDate_userCourse$key = {
  readonly " $data"?: DueDate_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDate_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DueDate_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishTime",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "c342060314d15010934e8494f02f384a";

export default node;
