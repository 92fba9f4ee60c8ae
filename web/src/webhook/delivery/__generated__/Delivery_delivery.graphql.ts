/**
 * @generated SignedSource<<9764b93efb5c69af9f0dfe29d219bbb4>>
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
  readonly deliveryId: number;
  readonly durationMilliseconds: number | null | undefined;
  readonly eventTime: string;
  readonly eventType: string;
  readonly isBeingTried: boolean;
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
      "name": "isBeingTried",
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

(node as any).hash = "5e0e9dde221bf7759d8de7056ff66178";

export default node;
