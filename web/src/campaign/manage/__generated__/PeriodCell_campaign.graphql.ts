/**
 * @generated SignedSource<<430ac224f6b33a2d8fedaaeb9d54efd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PeriodCell_campaign$data = {
  readonly endTime: string | null | undefined;
  readonly startTime: string;
  readonly " $fragmentType": "PeriodCell_campaign";
};
export type PeriodCell_campaign$key = {
  readonly " $data"?: PeriodCell_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeriodCell_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PeriodCell_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "b904d3026d838f194e803846e4c95cce";

export default node;
