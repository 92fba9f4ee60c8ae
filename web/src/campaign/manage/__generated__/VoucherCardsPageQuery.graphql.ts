/**
 * @generated SignedSource<<4b044f1fbee3f691ff04023ac44b357f>>
 * @relayHash 0f6b6cf73bbdcc41ed81884816818724
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60b592e927389a229224fa8587230beb90573d1233df3bd856b9cdd4b404c6a1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VoucherCardsPageQuery$variables = {
  id: string;
};
export type VoucherCardsPageQuery$data = {
  readonly campaign: {
    readonly campaignId: number;
    readonly course: {
      readonly name: string;
    };
    readonly name: string;
    readonly vouchers: {
      readonly nodes: ReadonlyArray<{
        readonly voucherId: number;
        readonly " $fragmentSpreads": FragmentRefs<"VoucherCard_voucher">;
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type VoucherCardsPageQuery = {
  response: VoucherCardsPageQuery$data;
  variables: VoucherCardsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CampaignCourse",
  "kind": "LinkedField",
  "name": "course",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 500
  },
  {
    "kind": "Literal",
    "name": "used",
    "value": false
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voucherId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VoucherCardsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": (v5/*:: as any*/),
              "concreteType": "VoucherConnection",
              "kind": "LinkedField",
              "name": "vouchers",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Voucher",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "VoucherCard_voucher"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "vouchers(first:500,used:false)"
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VoucherCardsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "VoucherConnection",
            "kind": "LinkedField",
            "name": "vouchers",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Voucher",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "redeemUrl",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "vouchers(first:500,used:false)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60b592e927389a229224fa8587230beb90573d1233df3bd856b9cdd4b404c6a1",
    "metadata": {},
    "name": "VoucherCardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "552af38a67ed1075ff361dd9c0471024";

export default node;
