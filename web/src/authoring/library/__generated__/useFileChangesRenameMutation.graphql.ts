/**
 * @generated SignedSource<<e23c972b13aa1f86e51a265cb49bfc25>>
 * @relayHash e8bd6fe1baf156c07417f4afe4aeba73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 899c118b5c1181d9bd8f55564e30b9cf8c46e2b55c580be503808eb4e3cbd871

import { ConcreteRequest } from 'relay-runtime';
export type RenameFileInput = {
  alternativeText?: string | null | undefined;
  fileId: string;
  name?: string | null | undefined;
};
export type useFileChangesRenameMutation$variables = {
  input: RenameFileInput;
};
export type useFileChangesRenameMutation$data = {
  readonly renameFile: {
    readonly file: {
      readonly alternativeText: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useFileChangesRenameMutation = {
  response: useFileChangesRenameMutation$data;
  variables: useFileChangesRenameMutation$variables;
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
  "kind": "ScalarField",
  "name": "alternativeText",
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
    "name": "useFileChangesRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameFilePayload",
        "kind": "LinkedField",
        "name": "renameFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "File",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "name": "useFileChangesRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameFilePayload",
        "kind": "LinkedField",
        "name": "renameFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "File",
            "kind": "LinkedField",
            "name": "file",
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
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "899c118b5c1181d9bd8f55564e30b9cf8c46e2b55c580be503808eb4e3cbd871",
    "metadata": {},
    "name": "useFileChangesRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2434f5730d4da3fef2b6a240390ccd38";

export default node;
