/**
 * @generated SignedSource<<a404d30c7cf9360d9fbd1b5d052a5919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type PersonAccess_person$data = {
  readonly createTime: string;
  readonly leaveTime: string | null | undefined;
  readonly status: AccessStatus;
  readonly userId: number;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationActions_person" | "PersonGroups_person" | "RightsCell_person" | "StatusCell_person" | "WithdrawAccess_person">;
  readonly " $fragmentType": "PersonAccess_person";
};
export type PersonAccess_person$key = {
  readonly " $data"?: PersonAccess_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonAccess_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonAccess_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
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
      "name": "createTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leaveTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawAccess_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusCell_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RightsCell_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonGroups_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationActions_person"
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "fe2cf2b208d5143f58063afec1b2e189";

export default node;
