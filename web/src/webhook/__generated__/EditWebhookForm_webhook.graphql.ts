/**
 * @generated SignedSource<<0223659b226d697c565a13babee4fa36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WebhookEventType = "ACHIEVEMENT_EARNED" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_RESTORED" | "CERTIFICATE_REVOKED" | "COURSE_CHANGED" | "COURSE_COMPLETED" | "COURSE_DELETED" | "COURSE_PUBLISHED" | "COURSE_UNPUBLISHED" | "ENROLMENT_ASSIGNED" | "ENROLMENT_CHANGED" | "ENROLMENT_CREATED" | "ENROLMENT_ENDED" | "ENROLMENT_WITHDRAWN" | "LECTURE_COMPLETED" | "PERSON_ADDED" | "PERSON_CHANGED" | "PERSON_ERASED" | "PERSON_REGISTERED" | "PERSON_REMOVED" | "PERSON_RESTORED" | "PERSON_WITHDRAWN" | "QUESTION_ANSWERED" | "REVIEW_COMMENTED" | "VOUCHER_REDEEMED";
import { FragmentRefs } from "relay-runtime";
export type EditWebhookForm_webhook$data = {
  readonly description: string;
  readonly eventTypes: ReadonlyArray<WebhookEventType>;
  readonly id: string;
  readonly url: string;
  readonly " $fragmentType": "EditWebhookForm_webhook";
};
export type EditWebhookForm_webhook$key = {
  readonly " $data"?: EditWebhookForm_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditWebhookForm_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditWebhookForm_webhook",
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
      "name": "eventTypes",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "0183f9732048fac58021d3389ee00624";

export default node;
