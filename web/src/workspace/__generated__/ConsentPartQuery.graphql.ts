/**
 * @generated SignedSource<<72d47539a3112baa0f26f7a7ef5abc5a>>
 * @relayHash 8a38e8543c9d3f05cbe23b5635bc775c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031bd0bfeba66b61752418a39582b5911cc19c8c49e123d1d63b7559ed29acfc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConsentPartQuery$variables = Record<PropertyKey, never>;
export type ConsentPartQuery$data = {
  readonly workspace: {
    readonly " $fragmentSpreads": FragmentRefs<"ConsentVersions_workspace">;
  } | null | undefined;
};
export type ConsentPartQuery = {
  response: ConsentPartQuery$data;
  variables: ConsentPartQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsentPartQuery",
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
    "name": "ConsentPartQuery",
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
    "id": "031bd0bfeba66b61752418a39582b5911cc19c8c49e123d1d63b7559ed29acfc",
    "metadata": {},
    "name": "ConsentPartQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "01e854cd9636fc89574a0b90a1ebee24";

export default node;
