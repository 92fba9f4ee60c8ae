/**
 * @generated SignedSource<<ebe4c124e8828fcdb8d81866ba1b66bd>>
 * @relayHash 3451e9d603065bf75c7821b2a36bd25d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc3cf1ab300d95b02c272694028e92c6298dda5cfebb3c3a1efc74daa0ec34ba

import { ConcreteRequest } from 'relay-runtime';
export type RenameTagInput = {
  merge?: boolean | null | undefined;
  name: string;
  tagId: string;
};
export type useRenameTopicMutation$variables = {
  input: RenameTagInput;
};
export type useRenameTopicMutation$data = {
  readonly renameTag: {
    readonly tag: {
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useRenameTopicMutation = {
  response: useRenameTopicMutation$data;
  variables: useRenameTopicMutation$variables;
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
    "name": "useRenameTopicMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameTagPayload",
        "kind": "LinkedField",
        "name": "renameTag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tag",
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
    "name": "useRenameTopicMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameTagPayload",
        "kind": "LinkedField",
        "name": "renameTag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tag",
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
    "id": "dc3cf1ab300d95b02c272694028e92c6298dda5cfebb3c3a1efc74daa0ec34ba",
    "metadata": {},
    "name": "useRenameTopicMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc89944333a30344361e399f724843a3";

export default node;
