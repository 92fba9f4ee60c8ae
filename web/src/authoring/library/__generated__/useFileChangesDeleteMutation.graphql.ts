/**
 * @generated SignedSource<<069b4debb4b7b23b935daadafc5198af>>
 * @relayHash 99545ff63b89dbdac5a5736cb6a5d545
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 825bca3684109295092b8e7466959eb7cc02c8b95e7717744ecf60f1a9316df2

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
      readonly courseName: string | null | undefined;
      readonly kind: FileUseKind;
      readonly moduleId: number | null | undefined;
      readonly name: string;
      readonly rawId: number;
      readonly sectionId: number | null | undefined;
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
    "id": "825bca3684109295092b8e7466959eb7cc02c8b95e7717744ecf60f1a9316df2",
    "metadata": {},
    "name": "useFileChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0b188303717b29769faad954dbffb7c";

export default node;
