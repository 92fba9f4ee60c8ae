/**
 * @generated SignedSource<<0ff7b4a6ca0bfe0becd2081f578ce1ba>>
 * @relayHash 7e67c37ecdd334f5a1e2771a45ef1314
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8edb0e2c5f875898f3322d79537de5cc4429b5354f4755801e1755e14bc09847

import { ConcreteRequest } from 'relay-runtime';
export type FileUseKind = "COURSE" | "LECTURE" | "PERSON" | "SAVED_SECTION" | "WORKSPACE";
export type DeleteFileInput = {
  fileId: string;
  force?: boolean | null | undefined;
};
export type useFileChangesDeleteMutation$variables = {
  input: DeleteFileInput;
};
export type useFileChangesDeleteMutation$data = {
  readonly deleteFile: {
    readonly usedIn: ReadonlyArray<{
      readonly courseId: number | null | undefined;
      readonly kind: FileUseKind;
      readonly name: string;
      readonly rawId: number;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useFileChangesDeleteMutation = {
  response: useFileChangesDeleteMutation$data;
  variables: useFileChangesDeleteMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteFilePayload",
    "kind": "LinkedField",
    "name": "deleteFile",
    "plural": false,
    "selections": [
      {
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
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFileChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFileChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8edb0e2c5f875898f3322d79537de5cc4429b5354f4755801e1755e14bc09847",
    "metadata": {},
    "name": "useFileChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "974c8975e23eb996adcb059fec774436";

export default node;
