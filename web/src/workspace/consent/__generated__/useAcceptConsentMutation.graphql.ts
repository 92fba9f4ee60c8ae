/**
 * @generated SignedSource<<57c94b6287812847a7ddb3240139beab>>
 * @relayHash 1218ceca6698e825ef85bec2e676ef63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73144b601c1a67fee1fc2237a43547f8a5f525f17b126b0a12f0c29b1b52d8e1

import { ConcreteRequest } from 'relay-runtime';
export type AcceptConsentInput = {
  consentId?: string | null | undefined;
};
export type useAcceptConsentMutation$variables = {
  input: AcceptConsentInput;
};
export type useAcceptConsentMutation$data = {
  readonly acceptConsent: {
    readonly accepted: boolean | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useAcceptConsentMutation = {
  response: useAcceptConsentMutation$data;
  variables: useAcceptConsentMutation$variables;
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
    "concreteType": "AcceptConsentPayload",
    "kind": "LinkedField",
    "name": "acceptConsent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accepted",
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
    "name": "useAcceptConsentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcceptConsentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "73144b601c1a67fee1fc2237a43547f8a5f525f17b126b0a12f0c29b1b52d8e1",
    "metadata": {},
    "name": "useAcceptConsentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9893e5d931dae70facb0839cab10ce3";

export default node;
