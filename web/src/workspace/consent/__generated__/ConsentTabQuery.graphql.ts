/**
 * @generated SignedSource<<a38f685bdcb7b221023fa09dbdb58e13>>
 * @relayHash 019b68496c7db5a47b1e6cc551378d18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e59d817850b0272d0c55527b006f4a69461d938e189c9cd0597a42165bb2445a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConsentTabQuery$variables = Record<PropertyKey, never>;
export type ConsentTabQuery$data = {
  readonly workspace: {
    readonly " $fragmentSpreads": FragmentRefs<"ConsentVersions_workspace">;
  } | null | undefined;
};
export type ConsentTabQuery = {
  response: ConsentTabQuery$data;
  variables: ConsentTabQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsentTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConsentVersions_workspace"
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
    "name": "ConsentTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConsentVersion",
            "kind": "LinkedField",
            "name": "consents",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "consentId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "acceptedCount",
                "storageKey": null
              }
            ],
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
    ]
  },
  "params": {
    "id": "e59d817850b0272d0c55527b006f4a69461d938e189c9cd0597a42165bb2445a",
    "metadata": {},
    "name": "ConsentTabQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8acc327c5e2d18bd0f36ea1a7fa90763";

export default node;
