/**
 * @generated SignedSource<<08289f489cbe33df37db6b381ab86274>>
 * @relayHash dce0be393d4865b8959be9a328b13615
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89425a3285bdb2cead20d0d790c3c7dcf006438e46b62633737bf2e0425b8c30

import { ConcreteRequest } from 'relay-runtime';
export type EditingSwitchQuery$variables = {
  courseId: string;
};
export type EditingSwitchQuery$data = {
  readonly authoredCourse: {
    readonly rights: {
      readonly mayEdit: boolean;
    };
  } | null | undefined;
};
export type EditingSwitchQuery = {
  response: EditingSwitchQuery$data;
  variables: EditingSwitchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseRights",
  "kind": "LinkedField",
  "name": "rights",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayEdit",
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
    "name": "EditingSwitchQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "AuthoredCourse",
          "kind": "LinkedField",
          "name": "authoredCourse",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditingSwitchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "89425a3285bdb2cead20d0d790c3c7dcf006438e46b62633737bf2e0425b8c30",
    "metadata": {},
    "name": "EditingSwitchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7510789abf90c86d3a4cbf90b4894c5c";

export default node;
