/**
 * @generated SignedSource<<9d3aa03f678fb6f802334c89a4cb1aa8>>
 * @relayHash 3b57041936e17180e837d12ed19242ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b5df2a4529d86cd4d7adcc3a1501c9dee171ac333e5d128e54f84e7bf445ac3

import { ConcreteRequest } from 'relay-runtime';
export type InviteChoicesQuery$variables = Record<PropertyKey, never>;
export type InviteChoicesQuery$data = {
  readonly workspace: {
    readonly added: {
      readonly invitedCount: number;
      readonly remainingTodayCount: number | null | undefined;
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
      "name": "remainingTodayCount",
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
    "id": "8b5df2a4529d86cd4d7adcc3a1501c9dee171ac333e5d128e54f84e7bf445ac3",
    "metadata": {},
    "name": "InviteChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a573d1316ddc64b17a585d0d12c9ffb";

export default node;
