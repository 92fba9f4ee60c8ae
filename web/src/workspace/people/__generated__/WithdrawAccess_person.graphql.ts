/**
 * @generated SignedSource<<e7b5d9b73720b51a10c0f48aa8f22c29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WithdrawAccess_person$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "WithdrawAccess_person";
};
export type WithdrawAccess_person$key = {
  readonly " $data"?: WithdrawAccess_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawAccess_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawAccess_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "b318b591563ef45179092a6456005baf";

export default node;
