/**
 * @generated SignedSource<<527d2a0901dadbfa27ed1dc52ac2ac55>>
 * @relayHash 86e056691d23c85b7b3554a91743a5be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69be180beb3d6525ed870b0474b07422a5e8c1d3209efcd0edd4d37134d03585

import { ConcreteRequest } from 'relay-runtime';
export type InviteEveryoneDialogQuery$variables = Record<PropertyKey, never>;
export type InviteEveryoneDialogQuery$data = {
  readonly workspace: {
    readonly added: {
      readonly totalCount: number;
    } | null | undefined;
    readonly invited: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type InviteEveryoneDialogQuery = {
  response: InviteEveryoneDialogQuery$data;
  variables: InviteEveryoneDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = {
  "alias": "added",
  "args": [
    (v0/*:: as any*/),
    {
      "kind": "Literal",
      "name": "status",
      "value": "ADDED"
    }
  ],
  "concreteType": "WorkspacePersonConnection",
  "kind": "LinkedField",
  "name": "people",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "people(first:1,status:\"ADDED\")"
},
v3 = {
  "alias": "invited",
  "args": [
    (v0/*:: as any*/),
    {
      "kind": "Literal",
      "name": "status",
      "value": "INVITED"
    }
  ],
  "concreteType": "WorkspacePersonConnection",
  "kind": "LinkedField",
  "name": "people",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "people(first:1,status:\"INVITED\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InviteEveryoneDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "InviteEveryoneDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "69be180beb3d6525ed870b0474b07422a5e8c1d3209efcd0edd4d37134d03585",
    "metadata": {},
    "name": "InviteEveryoneDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55e257d614943e6e389171b830ed43a6";

export default node;
