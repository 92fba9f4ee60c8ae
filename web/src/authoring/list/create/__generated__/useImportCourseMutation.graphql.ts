/**
 * @generated SignedSource<<6148c2e9c56a0afa08e4675afb843c15>>
 * @relayHash 96bf2085b660598a433ec3314c4a8a4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7111febc72322d744f7b83524df8ef2a7b788fea1a5c593cc7332f252b6c6d94

import { ConcreteRequest } from 'relay-runtime';
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
          (v3/*:: as any*/)
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7111febc72322d744f7b83524df8ef2a7b788fea1a5c593cc7332f252b6c6d94",
    "metadata": {},
    "name": "useImportCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8148614e33e2f47cc5abd3ee8fd794a";

export default node;
