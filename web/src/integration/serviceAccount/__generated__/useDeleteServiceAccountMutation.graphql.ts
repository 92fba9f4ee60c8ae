/**
 * @generated SignedSource<<9d2ef86a92a974444309064a5a126d14>>
 * @relayHash 4db2ebf566ebd01f37516e6e0de8b57e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a42f5cd0d3714e8ad419a7ebac6d4812dd29c9bec8ad1155f7a6766ed303dccc

import { ConcreteRequest } from 'relay-runtime';
export type DeleteServiceAccountInput = {
  serviceAccountId: string;
};
export type useDeleteServiceAccountMutation$variables = {
  input: DeleteServiceAccountInput;
};
export type useDeleteServiceAccountMutation$data = {
  readonly deleteServiceAccount: {
    readonly deletedServiceAccountId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDeleteServiceAccountMutation = {
  response: useDeleteServiceAccountMutation$data;
  variables: useDeleteServiceAccountMutation$variables;
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
    "concreteType": "DeleteServiceAccountPayload",
    "kind": "LinkedField",
    "name": "deleteServiceAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedServiceAccountId",
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
            "name": "field",
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
    "name": "useDeleteServiceAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteServiceAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a42f5cd0d3714e8ad419a7ebac6d4812dd29c9bec8ad1155f7a6766ed303dccc",
    "metadata": {},
    "name": "useDeleteServiceAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ad17d26697dccaf8170fdf6a1c174a2";

export default node;
