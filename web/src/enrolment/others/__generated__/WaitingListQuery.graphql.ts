/**
 * @generated SignedSource<<a6aee866c88ec5a1498de6268808b158>>
 * @relayHash 2d953595f4728a9a184e06de50b6e830
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0e02cfa0ec380f2aff70e85b516166ab300c83b8135ea632738c9363207be8

import { ConcreteRequest } from 'relay-runtime';
export type WaitingListQuery$variables = {
  courseId?: string | null | undefined;
  first?: number | null | undefined;
};
export type WaitingListQuery$data = {
  readonly workspace: {
    readonly waitingEnrolments: {
      readonly nodes: ReadonlyArray<{
        readonly courseName: string;
        readonly dueTime: string | null | undefined;
        readonly id: string;
        readonly username: string;
      }>;
      readonly totalCount: number;
    };
  };
};
export type WaitingListQuery = {
  response: WaitingListQuery$data;
  variables: WaitingListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "courseId",
      "variableName": "courseId"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    }
  ],
  "concreteType": "WaitingEnrolmentConnection",
  "kind": "LinkedField",
  "name": "waitingEnrolments",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingEnrolment",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WaitingListQuery",
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
              "field": (v2/*:: as any*/),
              "action": "THROW"
            }
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
    "name": "WaitingListQuery",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9f0e02cfa0ec380f2aff70e85b516166ab300c83b8135ea632738c9363207be8",
    "metadata": {},
    "name": "WaitingListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82dbd4b53df772ebdc83a58a218a35df";

export default node;
