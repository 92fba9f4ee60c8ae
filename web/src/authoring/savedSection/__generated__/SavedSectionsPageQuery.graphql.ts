/**
 * @generated SignedSource<<47eeafb6646f53706811cc0fe83dd47a>>
 * @relayHash 027834f3b46f297aec9408646eef6238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49161e4236d8ba5414af8db9a3e9467c08264c6213f2a6e49faa1cce0cce6dbc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SavedSectionsPageQuery$variables = Record<PropertyKey, never>;
export type SavedSectionsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdminGuard_query">;
};
export type SavedSectionsPageQuery = {
  response: SavedSectionsPageQuery$data;
  variables: SavedSectionsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SavedSectionsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminGuard_query"
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roles",
                "storageKey": null
              },
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
    "id": "49161e4236d8ba5414af8db9a3e9467c08264c6213f2a6e49faa1cce0cce6dbc",
    "metadata": {},
    "name": "SavedSectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b66504403cc07f949449ac6562d17d76";

export default node;
