/**
 * @generated SignedSource<<406e402d04d605e9c30a7d1dfb584429>>
 * @relayHash a3a491aa51dc2a738da948d58c158dd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d9f37852b64cb89ccb98add83397db52465082bf8490b1cdddb78898288805c

import { ConcreteRequest } from 'relay-runtime';
export type ExternalRealm = "CUSTOM_OAUTH2" | "FACEBOOK" | "GOOGLE";
export type StartExternalSignInInput = {
  realm: ExternalRealm;
  redirectUri: string;
};
export type useStartExternalSignInMutation$variables = {
  input: StartExternalSignInInput;
};
export type useStartExternalSignInMutation$data = {
  readonly startExternalSignIn: {
    readonly authorizationUrl: string | null | undefined;
    readonly state: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useStartExternalSignInMutation = {
  response: useStartExternalSignInMutation$data;
  variables: useStartExternalSignInMutation$variables;
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
    "concreteType": "StartExternalSignInPayload",
    "kind": "LinkedField",
    "name": "startExternalSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "authorizationUrl",
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
    "name": "useStartExternalSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartExternalSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2d9f37852b64cb89ccb98add83397db52465082bf8490b1cdddb78898288805c",
    "metadata": {},
    "name": "useStartExternalSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "041dac8b7b2e81658af0e3f1336efdac";

export default node;
