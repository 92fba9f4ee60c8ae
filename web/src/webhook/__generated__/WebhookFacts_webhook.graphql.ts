/**
 * @generated SignedSource<<67f2671ba8c479f60b9bb1b769b04664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WebhookDisableReason = "FAILING" | "GONE";
export type WebhookEventType = "ACHIEVEMENT_EARNED" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_RESTORED" | "CERTIFICATE_REVOKED" | "COURSE_CHANGED" | "COURSE_COMPLETED" | "COURSE_DELETED" | "COURSE_PUBLISHED" | "COURSE_UNPUBLISHED" | "ENROLMENT_ASSIGNED" | "ENROLMENT_CHANGED" | "ENROLMENT_CREATED" | "ENROLMENT_ENDED" | "ENROLMENT_WITHDRAWN" | "LECTURE_COMPLETED" | "PERSON_ADDED" | "PERSON_CHANGED" | "PERSON_ERASED" | "PERSON_REGISTERED" | "PERSON_REMOVED" | "PERSON_RESTORED" | "PERSON_WITHDRAWN" | "QUESTION_ANSWERED" | "REVIEW_COMMENTED" | "VOUCHER_REDEEMED";
import { FragmentRefs } from "relay-runtime";
export type WebhookFacts_webhook$data = {
  readonly createdByName: string | null | undefined;
  readonly description: string;
  readonly disableReason: WebhookDisableReason | null | undefined;
  readonly disableTime: string | null | undefined;
  readonly eventTypes: ReadonlyArray<WebhookEventType>;
  readonly failingSinceTime: string | null | undefined;
  readonly lastDeliveryTime: string | null | undefined;
  readonly previousSecretExpireTime: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "WebhookFacts_webhook";
};
export type WebhookFacts_webhook$key = {
  readonly " $data"?: WebhookFacts_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookFacts_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookFacts_webhook",
  "selections": [
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
      "name": "eventTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousSecretExpireTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSinceTime",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDeliveryTime",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "4e5ccd9d9cbc7e86d92938c1d38b7653";

export default node;
