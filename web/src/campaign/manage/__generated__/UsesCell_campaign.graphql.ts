/**
 * @generated SignedSource<<835049b163641db9232450e89a71dba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UsesCell_campaign$data = {
  readonly usageCount: number;
  readonly voucherCount: number;
  readonly " $fragmentType": "UsesCell_campaign";
};
export type UsesCell_campaign$key = {
  readonly " $data"?: UsesCell_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsesCell_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UsesCell_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucherCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usageCount",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "40792efc93c2382e173065b603048035";

export default node;
