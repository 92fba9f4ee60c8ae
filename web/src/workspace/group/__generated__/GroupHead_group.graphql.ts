/**
 * @generated SignedSource<<7311715d40dd178a576dfec18e6f9d7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupOrigin = "HAND" | "SCIM";
import { FragmentRefs } from "relay-runtime";
export type GroupHead_group$data = {
  readonly addressDomain: string | null | undefined;
  readonly description: string;
  readonly groupId: number;
  readonly id: string;
  readonly memberCount: number;
  readonly name: string;
  readonly origin: GroupOrigin;
  readonly " $fragmentType": "GroupHead_group";
};
export type GroupHead_group$key = {
  readonly " $data"?: GroupHead_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupHead_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupHead_group",
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
      "name": "groupId",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressDomain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    }
  ],
  "type": "PersonGroup",
  "abstractKey": null
};

(node as any).hash = "4c71776fb1f252419bea7538b0962224";

export default node;
