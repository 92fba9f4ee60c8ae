/**
 * @generated SignedSource<<443f7455f6beb786fd94aac68abaa005>>
 * @relayHash 2c56c023235599fdbdc1ecfe1b7ff314
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8561a0ad96b286f3026b3a621f2ba299a7112de012b1ae938db99679d344b15c

import { ConcreteRequest } from 'relay-runtime';
export type FileUseKind = "COURSE" | "LECTURE" | "PERSON" | "SAVED_SECTION" | "WORKSPACE";
export type RemainingFileReason = "BEING_EDITED" | "LATER" | "NOT_ALLOWED";
export type ReplaceFileInput = {
  fileId: string;
  replacementId: string;
};
export type useReplaceFileMutation$variables = {
  input: ReplaceFileInput;
};
export type useReplaceFileMutation$data = {
  readonly replaceFile: {
    readonly remainingIn: ReadonlyArray<{
      readonly editor: {
        readonly name: string;
      } | null | undefined;
      readonly reason: RemainingFileReason;
      readonly use: {
        readonly courseId: number | null | undefined;
        readonly kind: FileUseKind;
        readonly name: string;
        readonly rawId: number;
      };
    }> | null | undefined;
    readonly replacedIn: ReadonlyArray<{
      readonly rawId: number;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useReplaceFileMutation = {
  response: useReplaceFileMutation$data;
  variables: useReplaceFileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReplaceFilePayload",
    "kind": "LinkedField",
    "name": "replaceFile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FileUse",
        "kind": "LinkedField",
        "name": "replacedIn",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RemainingFileUse",
        "kind": "LinkedField",
        "name": "remainingIn",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FileUse",
            "kind": "LinkedField",
            "name": "use",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Author",
            "kind": "LinkedField",
            "name": "editor",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
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
    "name": "useReplaceFileMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplaceFileMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8561a0ad96b286f3026b3a621f2ba299a7112de012b1ae938db99679d344b15c",
    "metadata": {},
    "name": "useReplaceFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e02158f71d4ef6d02090436168e7b21";

export default node;
