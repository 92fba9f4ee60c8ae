/**
 * @generated SignedSource<<e65f37c854586e943cae17c77ff21bca>>
 * @relayHash c40952e61e755ee83548572715c3f573
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031af71fbfaf217f4e0941dcf10e7b262a2d415dc452be50758e73fcd649876a

import { ConcreteRequest } from 'relay-runtime';
export type IntegrationProblem = "ADDRESS_REFUSED" | "BUSY" | "CERTIFICATE" | "CREDENTIALS_REFUSED" | "GROUP_NOT_FOUND" | "MISSING_FIELD" | "NAME_NOT_FOUND" | "NOT_A_DIRECTORY" | "NOT_FOUND" | "NOT_JSON" | "NOT_OPENID" | "NOT_SCIM" | "NO_TOKEN" | "OTHER" | "TOO_LARGE" | "TOO_SLOW" | "UNEXPECTED_STATUS" | "UNREACHABLE";
export type DiscoverSignInInput = {
  issuer: string;
};
export type useDiscoverSignInMutation$variables = {
  input: DiscoverSignInInput;
};
export type useDiscoverSignInMutation$data = {
  readonly discoverSignIn: {
    readonly check: {
      readonly field: string | null | undefined;
      readonly host: string | null | undefined;
      readonly problem: IntegrationProblem | null | undefined;
      readonly providerText: string | null | undefined;
      readonly status: number | null | undefined;
    } | null | undefined;
    readonly provider: {
      readonly authorizationEndpoint: string;
      readonly issuer: string;
      readonly scope: string;
      readonly tokenEndpoint: string;
      readonly userEndpoint: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDiscoverSignInMutation = {
  response: useDiscoverSignInMutation$data;
  variables: useDiscoverSignInMutation$variables;
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
    "concreteType": "DiscoverSignInPayload",
    "kind": "LinkedField",
    "name": "discoverSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DiscoveredSignIn",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "issuer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "authorizationEndpoint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tokenEndpoint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userEndpoint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scope",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
            "name": "problem",
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
    "name": "useDiscoverSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDiscoverSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "031af71fbfaf217f4e0941dcf10e7b262a2d415dc452be50758e73fcd649876a",
    "metadata": {},
    "name": "useDiscoverSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8875b35aa66a14a1977eb36e61938622";

export default node;
