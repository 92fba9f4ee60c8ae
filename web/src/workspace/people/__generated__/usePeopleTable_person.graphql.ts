/**
 * @generated SignedSource<<46b1bdf4e946c35a979bb6d66d7fb435>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type usePeopleTable_person$data = ReadonlyArray<{
  readonly addressProven: boolean;
  readonly createTime: string;
  readonly groups: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly inviteTime: string | null | undefined;
  readonly leaveTime: string | null | undefined;
  readonly name: string | null | undefined;
  readonly status: AccessStatus;
  readonly updateTime: string;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationActions_person" | "InvitationCell_person" | "PersonCell_person" | "PersonGroups_person" | "RightsCell_person" | "StatusCell_person">;
  readonly " $fragmentType": "usePeopleTable_person";
}>;
export type usePeopleTable_person$key = ReadonlyArray<{
  readonly " $data"?: usePeopleTable_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePeopleTable_person">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "usePeopleTable_person",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "username",
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
      "name": "addressProven",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteTime",
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
      "name": "updateTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonCell_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusCell_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationCell_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationActions_person"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RightsCell_person"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonGroups_person"
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};
})();

(node as any).hash = "3cbebf04515b2ce99a4d2855a0f38e56";

export default node;
