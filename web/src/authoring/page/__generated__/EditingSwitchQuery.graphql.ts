/**
 * @generated SignedSource<<f0d9a0338d8825ccc40e1b632814e902>>
 * @relayHash e0b99b87c03017e31d77f6dee41c73fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a86d3108c4fd06e64f0cb426064c75662c4a292f2a87bbd7e3ae7ce3a15dfd3

import { ConcreteRequest } from 'relay-runtime';
export type EditingSwitchQuery$variables = {
  courseId: string;
};
export type EditingSwitchQuery$data = {
  readonly authoredCourse: {
    readonly rights: {
      readonly edit: boolean;
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
      "name": "edit",
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
    "id": "7a86d3108c4fd06e64f0cb426064c75662c4a292f2a87bbd7e3ae7ce3a15dfd3",
    "metadata": {},
    "name": "EditingSwitchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7f96105312ec1411da918902da1bf8c";

export default node;
