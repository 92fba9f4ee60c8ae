/**
 * @generated SignedSource<<a3256ddfc61328b79648b9d691c569eb>>
 * @relayHash b7b43805423797f85784244a35237d38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8eaba09c9b64c230220ca69d0b0aa8d6f01cd03e93d9d63920277e7b33f0caa

import { ConcreteRequest } from 'relay-runtime';
export type useExportCourseQuery$variables = {
  id: string;
};
export type useExportCourseQuery$data = {
  readonly authoredCourse: {
    readonly exported: unknown | null | undefined;
    readonly name: string;
  } | null | undefined;
};
export type useExportCourseQuery = {
  response: useExportCourseQuery$data;
  variables: useExportCourseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "exported",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useExportCourseQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportCourseQuery",
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
    "id": "e8eaba09c9b64c230220ca69d0b0aa8d6f01cd03e93d9d63920277e7b33f0caa",
    "metadata": {},
    "name": "useExportCourseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c6b27fd26553c73aa4ccea945bec9f7";

export default node;
