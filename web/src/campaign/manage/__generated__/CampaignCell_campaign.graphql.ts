/**
 * @generated SignedSource<<a47f8220cf46b4a991d413a474290197>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CampaignCell_campaign$data = {
  readonly campaignId: number;
  readonly course: {
    readonly name: string;
  };
  readonly name: string;
  readonly " $fragmentType": "CampaignCell_campaign";
};
export type CampaignCell_campaign$key = {
  readonly " $data"?: CampaignCell_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignCell_campaign">;
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
  "name": "CampaignCell_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignCourse",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};
})();

(node as any).hash = "18152c380020e2bbef7bd21b830d7d19";

export default node;
