/**
 * @generated SignedSource<<d1c455af1f2231dd7f9879bac02110b3>>
 * @relayHash eaf5be1f9fad98a6cbb8e7171d95b88e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 123a26674f5d7a276c7745bc62e6bf834c721ab8f877ed77803ac4d96c887f29

import { ConcreteRequest } from 'relay-runtime';
export type readFileFaultsQuery$variables = {
  courseId: string;
};
export type readFileFaultsQuery$data = {
  readonly authoredCourse: {
    readonly heavyFiles: ReadonlyArray<{
      readonly address: string;
    }> | null | undefined;
    readonly missingFiles: ReadonlyArray<{
      readonly address: string;
    }> | null | undefined;
  } | null | undefined;
};
export type readFileFaultsQuery = {
  response: readFileFaultsQuery$data;
  variables: readFileFaultsQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "address",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportWarning",
  "kind": "LinkedField",
  "name": "missingFiles",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "HeavyFile",
  "kind": "LinkedField",
  "name": "heavyFiles",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "readFileFaultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "readFileFaultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "123a26674f5d7a276c7745bc62e6bf834c721ab8f877ed77803ac4d96c887f29",
    "metadata": {},
    "name": "readFileFaultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9657238b7b04035164443e3a4c8c349";

export default node;
