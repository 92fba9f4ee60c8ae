/**
 * @generated SignedSource<<11cb7ee6961b89b678d35c76efcde0ec>>
 * @relayHash d0ec73771115edd4ea57c13da5a26f84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb90c0a36648a9aee176b2b1334f7ac3efebaa0e05725ea7c3eeb16d1a320ff

import { ConcreteRequest } from 'relay-runtime';
export type RedeemType = "MULTIPLE_USE" | "UNIQUE_CODE";
export type CreateCampaignInput = {
  active?: boolean | null | undefined;
  courseId: string;
  endTime?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  maxUsages?: number | null | undefined;
  name: string;
  redeemType?: RedeemType | null | undefined;
  startTime?: string | null | undefined;
};
export type useCreateCampaignMutation$variables = {
  input: CreateCampaignInput;
};
export type useCreateCampaignMutation$data = {
  readonly createCampaign: {
    readonly campaign: {
      readonly campaignId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useCreateCampaignMutation = {
  response: useCreateCampaignMutation$data;
  variables: useCreateCampaignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
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
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateCampaignMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCampaignPayload",
        "kind": "LinkedField",
        "name": "createCampaign",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "campaign",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCampaignMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCampaignPayload",
        "kind": "LinkedField",
        "name": "createCampaign",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "campaign",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aeb90c0a36648a9aee176b2b1334f7ac3efebaa0e05725ea7c3eeb16d1a320ff",
    "metadata": {},
    "name": "useCreateCampaignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b457ad4fa1ced8e16750e6aa1a70dee";

export default node;
