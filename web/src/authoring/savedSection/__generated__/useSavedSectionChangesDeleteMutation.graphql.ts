/**
 * @generated SignedSource<<3383c00e687f7c968ca9a32050679da7>>
 * @relayHash 8d7ddffa30cea322babf6c51ee333de8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36cbc6915ccb05410312daa7871fcf0887314bc9f89f33ef19614337b1010f22

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSavedSectionInput = {
  savedSectionId: string;
};
export type useSavedSectionChangesDeleteMutation$variables = {
  input: DeleteSavedSectionInput;
};
export type useSavedSectionChangesDeleteMutation$data = {
  readonly deleteSavedSection: {
    readonly deletedSavedSectionId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useSavedSectionChangesDeleteMutation = {
  response: useSavedSectionChangesDeleteMutation$data;
  variables: useSavedSectionChangesDeleteMutation$variables;
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
    "concreteType": "DeleteSavedSectionPayload",
    "kind": "LinkedField",
    "name": "deleteSavedSection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedSavedSectionId",
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
    "name": "useSavedSectionChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSavedSectionChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36cbc6915ccb05410312daa7871fcf0887314bc9f89f33ef19614337b1010f22",
    "metadata": {},
    "name": "useSavedSectionChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbe91a3c40f6d99ab1d36dae39a7c66b";

export default node;
