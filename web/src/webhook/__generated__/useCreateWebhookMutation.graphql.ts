/**
 * @generated SignedSource<<2ae78d08cc67bfebac62e2352ec07ecd>>
 * @relayHash 4ad65a5d59d240dba43f6419c75855ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f07457b7da3e7cd298c242a9e6290a8dc2e4a8a11004b4b2fa4d8a0f58166356

import { ConcreteRequest } from 'relay-runtime';
export type WebhookEventType = "ACHIEVEMENT_EARNED" | "CERTIFICATE_EXPIRED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_RESTORED" | "CERTIFICATE_REVOKED" | "COURSE_CHANGED" | "COURSE_COMPLETED" | "COURSE_DELETED" | "COURSE_PUBLISHED" | "COURSE_UNPUBLISHED" | "ENROLMENT_ASSIGNED" | "ENROLMENT_CHANGED" | "ENROLMENT_CREATED" | "ENROLMENT_ENDED" | "ENROLMENT_WITHDRAWN" | "LECTURE_COMPLETED" | "PERSON_ADDED" | "PERSON_CHANGED" | "PERSON_ERASED" | "PERSON_REGISTERED" | "PERSON_REMOVED" | "PERSON_RESTORED" | "PERSON_WITHDRAWN" | "QUESTION_ANSWERED" | "REVIEW_COMMENTED" | "VOUCHER_REDEEMED";
export type CreateWebhookInput = {
  description?: string | null | undefined;
  eventTypes: ReadonlyArray<WebhookEventType>;
  url: string;
};
export type useCreateWebhookMutation$variables = {
  input: CreateWebhookInput;
};
export type useCreateWebhookMutation$data = {
  readonly createWebhook: {
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useCreateWebhookMutation = {
  response: useCreateWebhookMutation$data;
  variables: useCreateWebhookMutation$variables;
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
    "concreteType": "CreateWebhookPayload",
    "kind": "LinkedField",
    "name": "createWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
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
    "name": "useCreateWebhookMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateWebhookMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f07457b7da3e7cd298c242a9e6290a8dc2e4a8a11004b4b2fa4d8a0f58166356",
    "metadata": {},
    "name": "useCreateWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b28a8e9b0aa09d9baccd852072be24c9";

export default node;
