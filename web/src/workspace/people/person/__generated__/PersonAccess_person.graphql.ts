/**
 * @generated SignedSource<<6ce6e80bd9c982833a2d5e4ae59f6d39>>
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
  readonly " $fragmentSpreads": FragmentRefs<"InvitationActions_person" | "PersonGroups_person" | "RightsCell_person" | "StatusCell_person">;
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

(node as any).hash = "abab72acd8f09a0d6b944ad846b13b20";

export default node;
