/**
 * @generated SignedSource<<343274cb691d4ce0c62f5340e10e8b40>>
 * @relayHash 9589a1ab3ee5f8121ca8987d4e149128
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7ec9bdd750ede5aa10f187b96c6a0c1fdb64fae0e0dd897a20769da7457d9c4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCampaignInput = {
  campaignId: string;
};
export type useDeleteCampaignMutation$variables = {
  input: DeleteCampaignInput;
};
export type useDeleteCampaignMutation$data = {
  readonly deleteCampaign: {
    readonly deletedCampaignId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDeleteCampaignMutation = {
  response: useDeleteCampaignMutation$data;
  variables: useDeleteCampaignMutation$variables;
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
    "concreteType": "DeleteCampaignPayload",
    "kind": "LinkedField",
    "name": "deleteCampaign",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCampaignId",
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
    "name": "useDeleteCampaignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCampaignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b7ec9bdd750ede5aa10f187b96c6a0c1fdb64fae0e0dd897a20769da7457d9c4",
    "metadata": {},
    "name": "useDeleteCampaignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "423ccaa0245f6df087ef336da2b9cfd3";

export default node;
