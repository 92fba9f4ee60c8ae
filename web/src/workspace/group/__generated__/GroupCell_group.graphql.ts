/**
 * @generated SignedSource<<e6ea36533585f2f8715bdacce2d7ef74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupCell_group$data = {
  readonly description: string;
  readonly groupId: number;
  readonly name: string;
  readonly " $fragmentType": "GroupCell_group";
};
export type GroupCell_group$key = {
  readonly " $data"?: GroupCell_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCell_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupCell_group",
  "selections": [
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
    }
  ],
  "type": "PersonGroup",
  "abstractKey": null
};

(node as any).hash = "30efccc1ea5b302182c969ce0bfcc7f4";

export default node;
