/**
 * @generated SignedSource<<f21ce9ac1c7317d62ddc499b0308e6a1>>
 * @relayHash 82a0559c7f007d016ad756987d6c54a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e87e11c1370df4587f7444f099a6f7ca65a3680a4b3b0c77321e8c75745e6888

import { ConcreteRequest } from 'relay-runtime';
export type useIsFirstCourseQuery$variables = Record<PropertyKey, never>;
export type useIsFirstCourseQuery$data = {
  readonly authoredCourses: {
    readonly totalCount: number;
    readonly unavailable: boolean;
  } | null | undefined;
};
export type useIsFirstCourseQuery = {
  response: useIsFirstCourseQuery$data;
  variables: useIsFirstCourseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "createdByViewer": true,
          "published": true
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "AuthoredCourseConnection",
    "kind": "LinkedField",
    "name": "authoredCourses",
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
        "kind": "ScalarField",
        "name": "unavailable",
        "storageKey": null
      }
    ],
    "storageKey": "authoredCourses(filter:{\"createdByViewer\":true,\"published\":true},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useIsFirstCourseQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useIsFirstCourseQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e87e11c1370df4587f7444f099a6f7ca65a3680a4b3b0c77321e8c75745e6888",
    "metadata": {},
    "name": "useIsFirstCourseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d88e90f028638843962b0eacbc95a5f";

export default node;
