/**
 * @generated SignedSource<<c394cf7597eb99c77ff8c98d32be74a1>>
 * @relayHash 16d608e42b30c724bbe0992a295e5c10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f48d71cda4e1fc72a04476b22800e8a3723e076b1d886bbb9c7ce9d2a991ab54

import { ConcreteRequest } from 'relay-runtime';
export type GroupOrigin = "HAND" | "SCIM";
export type useGroupsQuery$variables = {
  id: string;
  withOne: boolean;
};
export type useGroupsQuery$data = {
  readonly workspace: {
    readonly group?: {
      readonly groupId: number;
      readonly id: string;
      readonly name: string;
      readonly origin: GroupOrigin;
    } | null | undefined;
    readonly groups: {
      readonly nodes: ReadonlyArray<{
        readonly groupId: number;
        readonly id: string;
        readonly name: string;
        readonly origin: GroupOrigin;
      }>;
    };
  };
};
export type useGroupsQuery = {
  response: useGroupsQuery$data;
  variables: useGroupsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withOne"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "groupId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "origin",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 500
    }
  ],
  "concreteType": "PersonGroupConnection",
  "kind": "LinkedField",
  "name": "groups",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonGroup",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "groups(first:500)"
},
v4 = {
  "condition": "withOne",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "concreteType": "PersonGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useGroupsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Workspace",
          "kind": "LinkedField",
          "name": "workspace",
          "plural": false,
          "selections": [
            {
              "kind": "RequiredField",
              "field": (v3/*:: as any*/),
              "action": "THROW"
            },
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f48d71cda4e1fc72a04476b22800e8a3723e076b1d886bbb9c7ce9d2a991ab54",
    "metadata": {},
    "name": "useGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae3dcb45f6b0d7ffebf23e917d61d527";

export default node;
