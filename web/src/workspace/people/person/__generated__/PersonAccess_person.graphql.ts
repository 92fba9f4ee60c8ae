/**
 * @generated SignedSource<<5417d0ae3637b2736569212050d7cfb3>>
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
  readonly leftTime: string | null | undefined;
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
      "name": "leftTime",
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

(node as any).hash = "6708a72afb5e2eaac26ea754eadd299f";

export default node;
