/**
 * @generated SignedSource<<7c0d04edfcab0d3debf6e60382790b98>>
 * @relayHash 91139defbc61087a4c929b3e2a3b05df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca0c6bd6f81a2fa368dc43ac6845d453cc40fb44064024f8683769bcd051f845

import { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  everywhere?: boolean | null | undefined;
};
export type useSignOutEverywhereMutation$variables = {
  input: SignOutInput;
};
export type useSignOutEverywhereMutation$data = {
  readonly signOut: {
    readonly signedOut: boolean | null | undefined;
  } | null | undefined;
};
export type useSignOutEverywhereMutation = {
  response: useSignOutEverywhereMutation$data;
  variables: useSignOutEverywhereMutation$variables;
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
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedOut",
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
    "name": "useSignOutEverywhereMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignOutEverywhereMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca0c6bd6f81a2fa368dc43ac6845d453cc40fb44064024f8683769bcd051f845",
    "metadata": {},
    "name": "useSignOutEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1978618a18ff66b2e06cf100af295049";

export default node;
