/**
 * @generated SignedSource<<8734497d9779863a57de7c3cd5dfa488>>
 * @relayHash 35e96c857ce4b7359233880b50aa54c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 203f29fdb4953d990d980f7d01c37c879c15068181b2c5790b61c036d64c7a6e

import { ConcreteRequest } from 'relay-runtime';
export type TokenScope = "ACCOUNT_READ" | "ACCOUNT_WRITE" | "ANALYTICS_READ" | "CAMPAIGNS_READ" | "CAMPAIGNS_WRITE" | "COURSES_READ" | "COURSES_WRITE" | "DISCUSSIONS_READ" | "DISCUSSIONS_WRITE" | "ENROLMENTS_READ" | "ENROLMENTS_WRITE" | "FILES_READ" | "FILES_WRITE" | "JOBS_READ" | "JOBS_WRITE" | "PEOPLE_READ" | "PEOPLE_WRITE" | "WORKSPACE_READ" | "WORKSPACE_WRITE";
export type CreateApiTokenInput = {
  expireTime: string;
  name: string;
  scopes: ReadonlyArray<TokenScope>;
  serviceAccountId?: string | null | undefined;
};
export type useCreateApiTokenMutation$variables = {
  input: CreateApiTokenInput;
};
export type useCreateApiTokenMutation$data = {
  readonly createApiToken: {
    readonly token: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useCreateApiTokenMutation = {
  response: useCreateApiTokenMutation$data;
  variables: useCreateApiTokenMutation$variables;
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
    "concreteType": "CreateApiTokenPayload",
    "kind": "LinkedField",
    "name": "createApiToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useCreateApiTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateApiTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "203f29fdb4953d990d980f7d01c37c879c15068181b2c5790b61c036d64c7a6e",
    "metadata": {},
    "name": "useCreateApiTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7c9ee0d16cf548662dbf9a5e3867873";

export default node;
