/**
 * @generated SignedSource<<bc8dc272c61c2e8916af555f3476bb0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActiveCell_campaign$data = {
  readonly active: boolean;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ActiveCell_campaign";
};
export type ActiveCell_campaign$key = {
  readonly " $data"?: ActiveCell_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveCell_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActiveCell_campaign",
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
      "name": "active",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "993f36327eff0f3090b82d3d1ac94ebc";

export default node;
