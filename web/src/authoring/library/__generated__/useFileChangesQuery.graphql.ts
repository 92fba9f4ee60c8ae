/**
 * @generated SignedSource<<a1c3a15ae59f9b845e2358a75850494e>>
 * @relayHash c2f1e5cf0f3ab241842f328e09a1e1db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 239886be540e7e850ddc8aae41f016add68b61edb679e4aa4293101ff02e37ff

import { ConcreteRequest } from 'relay-runtime';
export type FileUseKind = "COURSE" | "LECTURE" | "PERSON" | "SAVED_SECTION" | "WORKSPACE";
export type useFileChangesQuery$variables = {
  id: string;
};
export type useFileChangesQuery$data = {
  readonly file: {
    readonly usedIn: ReadonlyArray<{
      readonly courseId: number | null | undefined;
      readonly courseName: string | null | undefined;
      readonly kind: FileUseKind;
      readonly moduleId: number | null | undefined;
      readonly name: string;
      readonly rawId: number;
      readonly sectionId: number | null | undefined;
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
      "name": "moduleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionId",
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
    "id": "239886be540e7e850ddc8aae41f016add68b61edb679e4aa4293101ff02e37ff",
    "metadata": {},
    "name": "useFileChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ef0a77a7262152df3dba2568ecbc199";

export default node;
