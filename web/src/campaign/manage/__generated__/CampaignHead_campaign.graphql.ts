/**
 * @generated SignedSource<<93494397625cc208234795643c8ca58e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RedeemType = "MULTIPLE_USE" | "UNIQUE_CODE";
import { FragmentRefs } from "relay-runtime";
export type CampaignHead_campaign$data = {
  readonly course: {
    readonly courseId: number;
    readonly name: string;
  };
  readonly endTime: string | null | undefined;
  readonly id: string;
  readonly maxUsages: number;
  readonly name: string;
  readonly redeemType: RedeemType;
  readonly startTime: string;
  readonly usageCount: number;
  readonly version: string;
  readonly voucherCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveCell_campaign" | "PeriodCell_campaign" | "StatusCell_campaign">;
  readonly " $fragmentType": "CampaignHead_campaign";
};
export type CampaignHead_campaign$key = {
  readonly " $data"?: CampaignHead_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignHead_campaign">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CampaignHead_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redeemType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUsages",
      "storageKey": null
    },
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
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignCourse",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
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
      "name": "ActiveCell_campaign"
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};
})();

(node as any).hash = "657965e4261fa97dc482fc8479c0ffa9";

export default node;
