/**
 * @generated SignedSource<<d3c33b3fc60979affc24189e42859794>>
 * @relayHash 7af8a99cab5f3de020cee5c1fea4aefb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa2750884c64c54f72ad4ccc2375e7db723a5d33b53cbcc4b44f2f2b3e89506

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryError = "ADDRESS_REFUSED" | "CERTIFICATE" | "DISABLED" | "GONE" | "NAME_NOT_FOUND" | "OTHER" | "REDIRECT" | "SECRET_UNREADABLE" | "STATUS" | "TOO_LARGE" | "TOO_SLOW" | "UNREACHABLE";
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "OTHER" | "PENDING";
export type useWatchedDeliveryQuery$variables = {
  webhookId: string;
};
export type useWatchedDeliveryQuery$data = {
  readonly node: {
    readonly deliveries?: {
      readonly nodes: ReadonlyArray<{
        readonly deliveryId: number;
        readonly durationMilliseconds: number | null | undefined;
        readonly lastError: WebhookDeliveryError | null | undefined;
        readonly lastStatus: number | null | undefined;
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
    "id": "3fa2750884c64c54f72ad4ccc2375e7db723a5d33b53cbcc4b44f2f2b3e89506",
    "metadata": {},
    "name": "useWatchedDeliveryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "72d83f8453a6f3b91fbb43fcb94f6c4d";

export default node;
