/**
 * @generated SignedSource<<f8445fb53fe80ef3d990faca7a149e7c>>
 * @relayHash acee85eb233dba4b8919784642b14ef8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14dbf2fe63c1d5e179fecbd70cf280b15b00f943954bb29ee21c2d553a3a3d12

import { ConcreteRequest } from 'relay-runtime';
export type CampaignStatus = "COURSE_ENDED" | "EXPIRED" | "OFF" | "RUNNING" | "SCHEDULED";
export type RedeemType = "MULTIPLE_USE" | "UNIQUE_CODE";
export type UpdateCampaignInput = {
  active?: boolean | null | undefined;
  campaignId: string;
  courseId?: string | null | undefined;
  endTime?: string | null | undefined;
  maxUsages?: number | null | undefined;
  name?: string | null | undefined;
  redeemType?: RedeemType | null | undefined;
  startTime?: string | null | undefined;
  version?: string | null | undefined;
};
export type useSwitchCampaignMutation$variables = {
  input: UpdateCampaignInput;
};
export type useSwitchCampaignMutation$data = {
  readonly updateCampaign: {
    readonly campaign: {
      readonly active: boolean;
      readonly id: string;
      readonly status: CampaignStatus;
      readonly version: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useSwitchCampaignMutation = {
  response: useSwitchCampaignMutation$data;
  variables: useSwitchCampaignMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateCampaignPayload",
    "kind": "LinkedField",
    "name": "updateCampaign",
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
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
            "name": "params",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSwitchCampaignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSwitchCampaignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "14dbf2fe63c1d5e179fecbd70cf280b15b00f943954bb29ee21c2d553a3a3d12",
    "metadata": {},
    "name": "useSwitchCampaignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ae4160139e9cca4ba01c59214ac61a7";

export default node;
