/**
 * @generated SignedSource<<97b978f6716a2c70b8ecc92dd314827e>>
 * @relayHash 5bf440093ea1580e0dc3f3f079f18936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8aeb693c9e3f020415d1ef0ccc42d2a4f08273dd09f4f1a4d2f8a1a55efee9

import { ConcreteRequest } from 'relay-runtime';
export type FileCategory = "AVATAR" | "CONTENT" | "COVER_IMAGE" | "FRAME" | "OTHER";
export type FileType = "IMAGE" | "MP3" | "OTHER" | "PDF" | "VIDEO";
export type FileFilter = {
  category?: FileCategory | null | undefined;
  search?: string | null | undefined;
  types?: ReadonlyArray<FileType> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type useLibraryFilesQuery$variables = {
  after?: string | null | undefined;
  filter: FileFilter;
  first: number;
};
export type useLibraryFilesQuery$data = {
  readonly files: {
    readonly nodes: ReadonlyArray<{
      readonly alternativeText: string | null | undefined;
      readonly byteCount: number;
      readonly category: FileCategory;
      readonly fileId: number;
      readonly id: string;
      readonly name: string;
      readonly type: FileType;
      readonly url: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type useLibraryFilesQuery = {
  response: useLibraryFilesQuery$data;
  variables: useLibraryFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "FileConnection",
    "kind": "LinkedField",
    "name": "files",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "File",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileId",
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "byteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alternativeText",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useLibraryFilesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLibraryFilesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6f8aeb693c9e3f020415d1ef0ccc42d2a4f08273dd09f4f1a4d2f8a1a55efee9",
    "metadata": {},
    "name": "useLibraryFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bea32e9a48f624f8e850eeac32c245ea";

export default node;
