/**
 * @generated SignedSource<<442de19a71aa7c29a4cb2731e198b9a7>>
 * @relayHash 5f8c17504fe016457c4930bc6679edd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c84b5a3151a6e69e46db35c711427b3b79b465e3b1c7041fddd7eb93a76ca7e

import { ConcreteRequest } from 'relay-runtime';
export type useOwnCoursesQuery$variables = {
  search: string;
};
export type useOwnCoursesQuery$data = {
  readonly authoredCourses: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type useOwnCoursesQuery = {
  response: useOwnCoursesQuery$data;
  variables: useOwnCoursesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
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
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useOwnCoursesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnCoursesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c84b5a3151a6e69e46db35c711427b3b79b465e3b1c7041fddd7eb93a76ca7e",
    "metadata": {},
    "name": "useOwnCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ccf4f6ea255787d5a7bb6dd7ad5fb09";

export default node;
