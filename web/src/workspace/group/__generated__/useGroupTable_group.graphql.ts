/**
 * @generated SignedSource<<f3d5c40f929acb0da7c1ec2ba5cb5997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupOrigin = "HAND" | "SCIM";
import { FragmentRefs } from "relay-runtime";
export type useGroupTable_group$data = ReadonlyArray<{
  readonly addressDomain: string | null | undefined;
  readonly createTime: string;
  readonly id: string;
  readonly memberCount: number;
  readonly origin: GroupOrigin;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCell_group">;
  readonly " $fragmentType": "useGroupTable_group";
}>;
export type useGroupTable_group$key = ReadonlyArray<{
  readonly " $data"?: useGroupTable_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGroupTable_group">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useGroupTable_group",
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
      "name": "origin",
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
      "name": "memberCount",
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
      "name": "GroupCell_group"
    }
  ],
  "type": "PersonGroup",
  "abstractKey": null
};

(node as any).hash = "13a0f1273c40b447b64b2691d3da8b89";

export default node;
