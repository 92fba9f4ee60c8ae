/**
 * @generated SignedSource<<1ecdecdab29bcb8dcaff5cd0a5f1dc50>>
 * @relayHash 790205f493ea0adf2237aa4d1ab3017d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f196dd92eb1ea3a680a51e3f0833099096fee7e96f240eb04a472693553fa7b

import { ConcreteRequest } from 'relay-runtime';
export type IntegrationProblem = "ADDRESS_REFUSED" | "BUSY" | "CERTIFICATE" | "CREDENTIALS_REFUSED" | "GROUP_NOT_FOUND" | "MISSING_FIELD" | "NAME_NOT_FOUND" | "NOT_A_DIRECTORY" | "NOT_FOUND" | "NOT_JSON" | "NOT_OPENID" | "NOT_SCIM" | "NO_TOKEN" | "OTHER" | "TOO_LARGE" | "TOO_SLOW" | "UNEXPECTED_STATUS" | "UNREACHABLE";
export type TestIntegrationInput = {
  integrationId?: string | null | undefined;
  values?: IntegrationValuesInput | null | undefined;
};
export type IntegrationValuesInput = {
  forum?: never;
  loom?: never;
  oauth2?: never;
  personnel: PersonnelInput;
  push?: never;
} | {
  forum?: never;
  loom?: never;
  oauth2: OAuthInput;
  personnel?: never;
  push?: never;
} | {
  forum?: never;
  loom: LoomInput;
  oauth2?: never;
  personnel?: never;
  push?: never;
} | {
  forum: ForumInput;
  loom?: never;
  oauth2?: never;
  personnel?: never;
  push?: never;
} | {
  forum?: never;
  loom?: never;
  oauth2?: never;
  personnel?: never;
  push: PushInput;
};
export type PersonnelInput = {
  apiKey?: string | null | undefined;
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  group?: string | null | undefined;
  scimEndpoint?: string | null | undefined;
  subdomain?: string | null | undefined;
  sync?: boolean | null | undefined;
  tokenEndpoint?: string | null | undefined;
};
export type OAuthInput = {
  authorizationEndpoint?: string | null | undefined;
  buttonLabel?: string | null | undefined;
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  emailProperty?: string | null | undefined;
  issuer?: string | null | undefined;
  responseType?: string | null | undefined;
  scope?: string | null | undefined;
  tokenEndpoint?: string | null | undefined;
  userEndpoint?: string | null | undefined;
};
export type LoomInput = {
  appKey?: string | null | undefined;
  appName?: string | null | undefined;
};
export type ForumInput = {
  apiKey?: string | null | undefined;
  forumId?: string | null | undefined;
};
export type PushInput = {
  apiKey?: string | null | undefined;
  appKey?: string | null | undefined;
  appName?: string | null | undefined;
};
export type useTestValuesMutation$variables = {
  input: TestIntegrationInput;
};
export type useTestValuesMutation$data = {
  readonly testIntegration: {
    readonly check: {
      readonly field: string | null | undefined;
      readonly host: string | null | undefined;
      readonly ok: boolean;
      readonly problem: IntegrationProblem | null | undefined;
      readonly providerText: string | null | undefined;
      readonly status: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useTestValuesMutation = {
  response: useTestValuesMutation$data;
  variables: useTestValuesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TestIntegrationPayload",
    "kind": "LinkedField",
    "name": "testIntegration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "IntegrationCheck",
        "kind": "LinkedField",
        "name": "check",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ok",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "host",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "providerText",
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
          (v1/*:: as any*/),
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
    "name": "useTestValuesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestValuesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6f196dd92eb1ea3a680a51e3f0833099096fee7e96f240eb04a472693553fa7b",
    "metadata": {},
    "name": "useTestValuesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb1f754d2a78aeba2a21594f43974fc9";

export default node;
