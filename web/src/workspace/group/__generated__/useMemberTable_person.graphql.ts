/**
 * @generated SignedSource<<ae07a75133d8596bc453d93a8b8dfdd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useMemberTable_person$data = ReadonlyArray<{
  readonly createTime: string;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCell_person" | "StatusCell_person">;
  readonly " $fragmentType": "useMemberTable_person";
}>;
export type useMemberTable_person$key = ReadonlyArray<{
  readonly " $data"?: useMemberTable_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberTable_person">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useMemberTable_person",
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
      "name": "createTime",
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "4b476ee0319a1090a1e2fd337c621833";

export default node;
