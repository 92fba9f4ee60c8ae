/**
 * @generated SignedSource<<a39452a3212f6946540b9a77488b8012>>
 * @relayHash 0f5d1877b6ae8838b530c4a6c75d4d73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50feb5b296be07db4d765dfc3ef4f6393e2ed7253fe85983f548d2b39862460d

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_COURSE_ADMIN" | "ROLE_VOUCHER_ADMIN";
export type SavedSectionsPageQuery$variables = Record<PropertyKey, never>;
export type SavedSectionsPageQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly roles: ReadonlyArray<Role>;
    };
  } | null | undefined;
};
export type SavedSectionsPageQuery = {
  response: SavedSectionsPageQuery$data;
  variables: SavedSectionsPageQuery$variables;
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
    "name": "SavedSectionsPageQuery",
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
    "name": "SavedSectionsPageQuery",
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
    "id": "50feb5b296be07db4d765dfc3ef4f6393e2ed7253fe85983f548d2b39862460d",
    "metadata": {},
    "name": "SavedSectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0509dea238a6c353fc8ee480a1fff679";

export default node;
