/**
 * @generated SignedSource<<4a2d3d350326706fe344bf604f5b60c0>>
 * @relayHash b2a07ab6f038d3a5bf4e42eab26edb1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70d4766dab295b029b04b3218744fc3b7d958547b38e3bd921e838f025ecd00b

import { ConcreteRequest } from 'relay-runtime';
export type InviteChoicesQuery$variables = Record<PropertyKey, never>;
export type InviteChoicesQuery$data = {
  readonly workspace: {
    readonly added: {
      readonly invitedCount: number;
      readonly room: number | null | undefined;
      readonly totalCount: number;
    } | null | undefined;
    readonly waiting: {
      readonly invitedCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type InviteChoicesQuery = {
  response: InviteChoicesQuery$data;
  variables: InviteChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invitedCount",
  "storageKey": null
},
v2 = {
  "alias": "added",
  "args": [
    (v0/*:: as any*/),
    {
      "kind": "Literal",
      "name": "resend",
      "value": false
    }
  ],
  "concreteType": "InvitedPersonConnection",
  "kind": "LinkedField",
  "name": "invitedPeople",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "room",
      "storageKey": null
    }
  ],
  "storageKey": "invitedPeople(first:1,resend:false)"
},
v3 = {
  "alias": "waiting",
  "args": [
    (v0/*:: as any*/),
    {
      "kind": "Literal",
      "name": "resend",
      "value": true
    }
  ],
  "concreteType": "InvitedPersonConnection",
  "kind": "LinkedField",
  "name": "invitedPeople",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": "invitedPeople(first:1,resend:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InviteChoicesQuery",
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
    "name": "InviteChoicesQuery",
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
    "id": "70d4766dab295b029b04b3218744fc3b7d958547b38e3bd921e838f025ecd00b",
    "metadata": {},
    "name": "InviteChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47ec39ec3e96c1ff0aad6576f47c66dd";

export default node;
