/**
 * @generated SignedSource<<9e9f6882aa2605966a7468f6910c22ee>>
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
  readonly overdue: boolean;
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
      "name": "overdue",
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

(node as any).hash = "08ef484b209809188f420b4a223d2ba0";

export default node;
