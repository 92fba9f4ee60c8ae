/**
 * @generated SignedSource<<b2042bf01f06bdef67ba955279f2311a>>
 * @relayHash 3906beb50b883305183004f673f1aebc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79b18822c3da6134da0f15cfb75a870d564afc468c13ca7a69fd5ffd9d644d4b

import { ConcreteRequest } from 'relay-runtime';
export type ImportWarningKind = "FILE" | "PACKAGE";
export type ImportCourseInput = {
  content: unknown;
  idempotencyKey?: string | null | undefined;
};
export type useImportCourseMutation$variables = {
  input: ImportCourseInput;
};
export type useImportCourseMutation$data = {
  readonly importCourse: {
    readonly course: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly address: string;
      readonly kind: ImportWarningKind;
      readonly lecture: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type useImportCourseMutation = {
  response: useImportCourseMutation$data;
  variables: useImportCourseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "concreteType": "ImportWarning",
  "kind": "LinkedField",
  "name": "warnings",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lecture",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportCourseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportCoursePayload",
        "kind": "LinkedField",
        "name": "importCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportCourseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportCoursePayload",
        "kind": "LinkedField",
        "name": "importCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "course",
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
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "79b18822c3da6134da0f15cfb75a870d564afc468c13ca7a69fd5ffd9d644d4b",
    "metadata": {},
    "name": "useImportCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3860c20af49a5d57d92bee1062d3c65b";

export default node;
