/**
 * @generated SignedSource<<d9cfd692e248ead5a00afb2fa03c246c>>
 * @relayHash 53a6e7833d7dda9322b830e2fdd5d49c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 608fb9724804d60099ef20426c6309b7aa3b02607bb8e872fddad4eaf7764929

import { ConcreteRequest } from 'relay-runtime';
export type readMissingFilesQuery$variables = {
  courseId: string;
};
export type readMissingFilesQuery$data = {
  readonly authoredCourse: {
    readonly missingFiles: ReadonlyArray<{
      readonly address: string;
    }> | null | undefined;
  } | null | undefined;
};
export type readMissingFilesQuery = {
  response: readMissingFilesQuery$data;
  variables: readMissingFilesQuery$variables;
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
  "concreteType": "ImportWarning",
  "kind": "LinkedField",
  "name": "missingFiles",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
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
    "name": "readMissingFilesQuery",
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
    "name": "readMissingFilesQuery",
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
    "id": "608fb9724804d60099ef20426c6309b7aa3b02607bb8e872fddad4eaf7764929",
    "metadata": {},
    "name": "readMissingFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6fb17f1151586a95bdf096b5198134a";

export default node;
