/**
 * @generated SignedSource<<3bdd2dc90a080aa26cf8eec6f2135664>>
 * @relayHash da9b96a655f959c98c63c8a2c7d5004e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d57db154445ec3d15f6bfb6558e5d520e961d05145910b5e70997a6ee6e34ad7

import { ConcreteRequest } from 'relay-runtime';
export type DeleteGroupInput = {
  groupId: string;
};
export type useDeleteGroupMutation$variables = {
  input: DeleteGroupInput;
};
export type useDeleteGroupMutation$data = {
  readonly deleteGroup: {
    readonly deletedGroupId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDeleteGroupMutation = {
  response: useDeleteGroupMutation$data;
  variables: useDeleteGroupMutation$variables;
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
    "concreteType": "DeleteGroupPayload",
    "kind": "LinkedField",
    "name": "deleteGroup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedGroupId",
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
    "name": "useDeleteGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d57db154445ec3d15f6bfb6558e5d520e961d05145910b5e70997a6ee6e34ad7",
    "metadata": {},
    "name": "useDeleteGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8c627cc29ea02623709f820cf32af01";

export default node;
