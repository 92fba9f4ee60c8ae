/**
 * @generated SignedSource<<d81a62b1f9bc4708481d49e571c7e4ac>>
 * @relayHash e6302d68e8f845382df588c7458045e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ece343de553833bff5ea9c2a013d57a49a00c76a9339e5e8823b4f0b49d016b

import { ConcreteRequest } from 'relay-runtime';
export type RenameSavedSectionInput = {
  name: string;
  savedSectionId: string;
};
export type useSavedSectionChangesRenameMutation$variables = {
  input: RenameSavedSectionInput;
};
export type useSavedSectionChangesRenameMutation$data = {
  readonly renameSavedSection: {
    readonly savedSection: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useSavedSectionChangesRenameMutation = {
  response: useSavedSectionChangesRenameMutation$data;
  variables: useSavedSectionChangesRenameMutation$variables;
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
    "name": "useSavedSectionChangesRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameSavedSectionPayload",
        "kind": "LinkedField",
        "name": "renameSavedSection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedSection",
            "kind": "LinkedField",
            "name": "savedSection",
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
    "name": "useSavedSectionChangesRenameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameSavedSectionPayload",
        "kind": "LinkedField",
        "name": "renameSavedSection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedSection",
            "kind": "LinkedField",
            "name": "savedSection",
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
    "id": "9ece343de553833bff5ea9c2a013d57a49a00c76a9339e5e8823b4f0b49d016b",
    "metadata": {},
    "name": "useSavedSectionChangesRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f8e077fda2a3e4c0c9f18e53cd15c8e";

export default node;
