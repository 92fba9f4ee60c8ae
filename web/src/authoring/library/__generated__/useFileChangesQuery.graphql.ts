/**
 * @generated SignedSource<<5fd70d64e45ed0f1665601c4dbb63483>>
 * @relayHash 0515fac9db7678d39297ceb6b0cbe99d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0015807dba66fd4313a8daa2d05904533f0b42300b4460c62feca87ff78e92aa

import { ConcreteRequest } from 'relay-runtime';
export type FileUseKind = "COURSE" | "LECTURE" | "PERSON" | "SAVED_SECTION" | "WORKSPACE";
export type useFileChangesQuery$variables = {
  id: string;
};
export type useFileChangesQuery$data = {
  readonly file: {
    readonly usedIn: ReadonlyArray<{
      readonly courseId: number | null | undefined;
      readonly kind: FileUseKind;
      readonly name: string;
      readonly rawId: number;
    }> | null | undefined;
  } | null | undefined;
};
export type useFileChangesQuery = {
  response: useFileChangesQuery$data;
  variables: useFileChangesQuery$variables;
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
  "concreteType": "FileUse",
  "kind": "LinkedField",
  "name": "usedIn",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawId",
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
      "name": "courseId",
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
    "name": "useFileChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "File",
        "kind": "LinkedField",
        "name": "file",
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
    "name": "useFileChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "File",
        "kind": "LinkedField",
        "name": "file",
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
    "id": "0015807dba66fd4313a8daa2d05904533f0b42300b4460c62feca87ff78e92aa",
    "metadata": {},
    "name": "useFileChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38cd2990ab0524816f3f94c0125b03a0";

export default node;
