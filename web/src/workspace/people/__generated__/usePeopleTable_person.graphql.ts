/**
 * @generated SignedSource<<e5dd9b911f8143bbf801a56e17d2d7b9>>
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
  readonly id: string;
  readonly inviteTime: string | null | undefined;
  readonly leftTime: string | null | undefined;
  readonly status: AccessStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationActions_person" | "InvitationCell_person" | "PersonCell_person" | "RightsCell_person" | "StatusCell_person">;
  readonly " $fragmentType": "usePeopleTable_person";
}>;
export type usePeopleTable_person$key = ReadonlyArray<{
  readonly " $data"?: usePeopleTable_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePeopleTable_person">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "usePeopleTable_person",
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
      "name": "leftTime",
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "1d7360c0554b3693871fc22c8d6aa0dd";

export default node;
