/**
 * @generated SignedSource<<e0d34fcb26b7165b9a2d738808be698c>>
 * @relayHash 0fba02c71805629a75400b659c85bb04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bbf21f73486bdd991de2355c39b7098048b96af60e5b76db3ff090f838f29ab

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportPeoplePageQuery$variables = Record<PropertyKey, never>;
export type ImportPeoplePageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdminGuard_query">;
};
export type ImportPeoplePageQuery = {
  response: ImportPeoplePageQuery$data;
  variables: ImportPeoplePageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ImportPeoplePageQuery",
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
    "name": "ImportPeoplePageQuery",
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
    "id": "0bbf21f73486bdd991de2355c39b7098048b96af60e5b76db3ff090f838f29ab",
    "metadata": {},
    "name": "ImportPeoplePageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "0aaeb695f351156031ec3e364a8b7284";

export default node;
