/**
 * @generated SignedSource<<cfbd970053238fbfd07bb0981594a6ae>>
 * @relayHash 3fc754d1642427d5aca32661df4088e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba37cbe2f26e8a806569884982e7a2447cac1982ca86ebab1045f9da989a0bc1

import { ConcreteRequest } from 'relay-runtime';
export type useCampaignsToFilterQuery$variables = {
  id: string;
  withOne: boolean;
};
export type useCampaignsToFilterQuery$data = {
  readonly campaign?: {
    readonly campaignId: number;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly campaigns: {
    readonly nodes: ReadonlyArray<{
      readonly campaignId: number;
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type useCampaignsToFilterQuery = {
  response: useCampaignsToFilterQuery$data;
  variables: useCampaignsToFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withOne"
  }
],
v1 = [
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
    "name": "campaignId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "CampaignConnection",
  "kind": "LinkedField",
  "name": "campaigns",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Campaign",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "campaigns(first:100)"
},
v3 = {
  "condition": "withOne",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "concreteType": "Campaign",
      "kind": "LinkedField",
      "name": "campaign",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCampaignsToFilterQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      },
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCampaignsToFilterQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "ba37cbe2f26e8a806569884982e7a2447cac1982ca86ebab1045f9da989a0bc1",
    "metadata": {},
    "name": "useCampaignsToFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c56261c2fcac2566ad034b88960a710";

export default node;
