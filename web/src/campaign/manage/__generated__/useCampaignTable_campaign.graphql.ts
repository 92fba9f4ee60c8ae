/**
 * @generated SignedSource<<dae47eaeacd2e6c4366e1bd942ff5c7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCampaignTable_campaign$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveCell_campaign" | "CampaignCell_campaign" | "PeriodCell_campaign" | "StatusCell_campaign" | "UsesCell_campaign">;
  readonly " $fragmentType": "useCampaignTable_campaign";
}>;
export type useCampaignTable_campaign$key = ReadonlyArray<{
  readonly " $data"?: useCampaignTable_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCampaignTable_campaign">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useCampaignTable_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CampaignCell_campaign"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusCell_campaign"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeriodCell_campaign"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsesCell_campaign"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActiveCell_campaign"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "91e6da2a0564d5c8e036f3fc2ffa6368";

export default node;
