/**
 * @generated SignedSource<<bb5f329c148d463e04e3e19911b5461a>>
 * @relayHash 273a8a0f3e6ce510a6ac3ccf00ac70d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135cd6d743d6783246ba3f36ebcc71fc992d6f46048f6b2d8aadf2c86a5a0566

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryError = "ADDRESS_REFUSED" | "CERTIFICATE" | "DISABLED" | "GONE" | "NAME_NOT_FOUND" | "OTHER" | "REDIRECT" | "SECRET_UNREADABLE" | "STATUS" | "TOO_LARGE" | "TOO_SLOW" | "UNREACHABLE";
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "PENDING";
export type useWatchedDeliveryQuery$variables = {
  webhookId: string;
};
export type useWatchedDeliveryQuery$data = {
  readonly node: {
    readonly deliveries?: {
      readonly nodes: ReadonlyArray<{
        readonly attemptCount: number;
        readonly deliveryId: number;
        readonly durationMilliseconds: number | null | undefined;
        readonly lastError: WebhookDeliveryError | null | undefined;
        readonly lastStatus: number | null | undefined;
        readonly nextTime: string | null | undefined;
        readonly state: WebhookDeliveryState;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useWatchedDeliveryQuery = {
  response: useWatchedDeliveryQuery$data;
  variables: useWatchedDeliveryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "webhookId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "webhookId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "WebhookDeliveryConnection",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebhookDelivery",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attemptCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastError",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMilliseconds",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "deliveries(first:10)"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useWatchedDeliveryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useWatchedDeliveryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
      }
    ]
  },
  "params": {
    "id": "135cd6d743d6783246ba3f36ebcc71fc992d6f46048f6b2d8aadf2c86a5a0566",
    "metadata": {},
    "name": "useWatchedDeliveryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1732a37e161b825e7bd0a8e71a0f0983";

export default node;
