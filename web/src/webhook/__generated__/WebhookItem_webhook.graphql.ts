/**
 * @generated SignedSource<<6299f2df149e316f99f71bd8ba96ed8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WebhookItem_webhook$data = {
  readonly description: string;
  readonly disableTime: string | null | undefined;
  readonly id: string;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditWebhookForm_webhook" | "WebhookFacts_webhook">;
  readonly " $fragmentType": "WebhookItem_webhook";
};
export type WebhookItem_webhook$key = {
  readonly " $data"?: WebhookItem_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookItem_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookItem_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookFacts_webhook"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditWebhookForm_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "02345cec9544a8bfd6f878bfeb5a527c";

export default node;
