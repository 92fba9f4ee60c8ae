/**
 * @generated SignedSource<<b85bd1c83bfc8fea4af597fa19569bf8>>
 * @relayHash f0b97343aa5e1775eac21796bb2be824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7776ff24b2f6ef654ee782485509bbba518c83b36ec6bf04f5872d70a33829af

import { ConcreteRequest } from 'relay-runtime';
export type SendTestWebhookInput = {
  webhookId: string;
};
export type useSendTestWebhookMutation$variables = {
  input: SendTestWebhookInput;
};
export type useSendTestWebhookMutation$data = {
  readonly sendTestWebhook: {
    readonly delivery: {
      readonly deliveryId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useSendTestWebhookMutation = {
  response: useSendTestWebhookMutation$data;
  variables: useSendTestWebhookMutation$variables;
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
    "concreteType": "SendTestWebhookPayload",
    "kind": "LinkedField",
    "name": "sendTestWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookDelivery",
        "kind": "LinkedField",
        "name": "delivery",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveryId",
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
    "name": "useSendTestWebhookMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTestWebhookMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7776ff24b2f6ef654ee782485509bbba518c83b36ec6bf04f5872d70a33829af",
    "metadata": {},
    "name": "useSendTestWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "776b4c6a2df0ddcb7453babbee7799c2";

export default node;
