/**
 * @generated SignedSource<<da3aa3b1c4ac1b2fa68cc706dd21003e>>
 * @relayHash e177d351eff2750dcf6eac1affe9ffc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfd6e24bd1ceeeaed51337e5c2af2f19b89622458a604c86231fc4f1b2eb576a

import { ConcreteRequest } from 'relay-runtime';
export type DisconnectIntegrationInput = {
  integrationId: string;
};
export type useDisconnectIntegrationMutation$variables = {
  input: DisconnectIntegrationInput;
};
export type useDisconnectIntegrationMutation$data = {
  readonly disconnectIntegration: {
    readonly disconnectedIntegrationId: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDisconnectIntegrationMutation = {
  response: useDisconnectIntegrationMutation$data;
  variables: useDisconnectIntegrationMutation$variables;
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
    "concreteType": "DisconnectIntegrationPayload",
    "kind": "LinkedField",
    "name": "disconnectIntegration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "disconnectedIntegrationId",
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
    "name": "useDisconnectIntegrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDisconnectIntegrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dfd6e24bd1ceeeaed51337e5c2af2f19b89622458a604c86231fc4f1b2eb576a",
    "metadata": {},
    "name": "useDisconnectIntegrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f85dde864a6ddb940db9a49f1e57493d";

export default node;
