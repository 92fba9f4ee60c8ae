/**
 * @generated SignedSource<<6e434286d37deaea2f60fb4626070e1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonAccess_person$data = {
  readonly createTime: string;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationActions_person" | "RightsCell_person" | "StatusCell_person">;
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
      "name": "InvitationActions_person"
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "e6c71351b9f74c2db78dc4ccb413790a";

export default node;
