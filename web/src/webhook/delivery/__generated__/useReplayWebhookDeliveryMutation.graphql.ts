/**
 * @generated SignedSource<<cd46816a57d65f718dfaf2520aa266d9>>
 * @relayHash 6c8e50e3801325d892ec2c898618cfd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12194bee40a7ec0dddabb347dbbde09238129fdb948f094287486446ea2c18ee

import { ConcreteRequest } from 'relay-runtime';
export type ReplayWebhookDeliveryInput = {
  deliveryId: string;
  webhookId: string;
};
export type useReplayWebhookDeliveryMutation$variables = {
  input: ReplayWebhookDeliveryInput;
};
export type useReplayWebhookDeliveryMutation$data = {
  readonly replayWebhookDelivery: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useReplayWebhookDeliveryMutation = {
  response: useReplayWebhookDeliveryMutation$data;
  variables: useReplayWebhookDeliveryMutation$variables;
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
    "concreteType": "ReplayWebhookDeliveryPayload",
    "kind": "LinkedField",
    "name": "replayWebhookDelivery",
    "plural": false,
    "selections": [
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
    "name": "useReplayWebhookDeliveryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplayWebhookDeliveryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12194bee40a7ec0dddabb347dbbde09238129fdb948f094287486446ea2c18ee",
    "metadata": {},
    "name": "useReplayWebhookDeliveryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "970e3afa948cae84a10cf05faffc837e";

export default node;
