/**
 * @generated SignedSource<<5dfb4ca749ab5f67ad07fc30140ccf0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryError = "ADDRESS_REFUSED" | "CERTIFICATE" | "DISABLED" | "GONE" | "NAME_NOT_FOUND" | "OTHER" | "REDIRECT" | "SECRET_UNREADABLE" | "STATUS" | "TOO_LARGE" | "TOO_SLOW" | "UNREACHABLE";
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "OTHER" | "PENDING";
import { FragmentRefs } from "relay-runtime";
export type Delivery_delivery$data = {
  readonly attemptCount: number;
  readonly beingTried: boolean;
  readonly deliveryId: number;
  readonly durationMilliseconds: number | null | undefined;
  readonly eventTime: string;
  readonly eventType: string;
  readonly lastError: WebhookDeliveryError | null | undefined;
  readonly lastStatus: number | null | undefined;
  readonly lastTime: string | null | undefined;
  readonly nextTime: string | null | undefined;
  readonly state: WebhookDeliveryState;
  readonly " $fragmentType": "Delivery_delivery";
};
export type Delivery_delivery$key = {
  readonly " $data"?: Delivery_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Delivery_delivery",
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
      "name": "eventType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventTime",
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
      "name": "beingTried",
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
      "name": "lastTime",
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
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "87794517738ff99f18244d346f3e8d82";

export default node;
