/**
 * @generated SignedSource<<fa5ced1a8e33aefac39a7d58dc223380>>
 * @relayHash ad27d4c74781f051147e9cb5f51d73fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b51b041ff14acb7e3ddab5082ab40d2ce103fbf444e3f3e75d7227087265b53

import { ConcreteRequest } from 'relay-runtime';
export type readLearnerCountQuery$variables = {
  courseId: string;
};
export type readLearnerCountQuery$data = {
  readonly authoredCourse: {
    readonly learnerCount: number;
  } | null | undefined;
};
export type readLearnerCountQuery = {
  response: readLearnerCountQuery$data;
  variables: readLearnerCountQuery$variables;
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
  "kind": "ScalarField",
  "name": "learnerCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "readLearnerCountQuery",
    "selections": [
      {
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readLearnerCountQuery",
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
    "id": "6b51b041ff14acb7e3ddab5082ab40d2ce103fbf444e3f3e75d7227087265b53",
    "metadata": {},
    "name": "readLearnerCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "111c4a4707ed01895b67b8b3e2ad93f7";

export default node;
