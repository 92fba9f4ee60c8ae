/**
 * @generated SignedSource<<f507e30681e9b31db688051148763a6f>>
 * @relayHash a36112036655992034cbca837d630fdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d7883813eaf6a48f402180f1a2f71dbfdbdfe6688fc7046475043f0ad15874a

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_COURSE_ADMIN" | "ROLE_VOUCHER_ADMIN";
export type LibraryPageQuery$variables = Record<PropertyKey, never>;
export type LibraryPageQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly roles: ReadonlyArray<Role>;
    };
  } | null | undefined;
};
export type LibraryPageQuery = {
  response: LibraryPageQuery$data;
  variables: LibraryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roles",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LibraryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LibraryPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4d7883813eaf6a48f402180f1a2f71dbfdbdfe6688fc7046475043f0ad15874a",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43cba6a6148d8e38599266d54ebae799";

export default node;
