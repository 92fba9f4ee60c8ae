/**
 * @generated SignedSource<<eb2f4405bc0d123a4ddd3784e3f4eec9>>
 * @relayHash 5a78b9cf3ce4f790079ad781ec99c666
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 991cdbc1b9b8bb6fc65e74ba4f0b4caccf05a5ed9eb4c6746866d37efc5dd8af

import { ConcreteRequest } from 'relay-runtime';
export type ChangeAdminInput = {
  admin: boolean;
  password?: string | null | undefined;
  userId: string;
};
export type useChangeAdminMutation$variables = {
  input: ChangeAdminInput;
};
export type useChangeAdminMutation$data = {
  readonly changeAdmin: {
    readonly person: {
      readonly admin: boolean;
      readonly adminPromised: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangeAdminMutation = {
  response: useChangeAdminMutation$data;
  variables: useChangeAdminMutation$variables;
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
    "concreteType": "ChangeAdminPayload",
    "kind": "LinkedField",
    "name": "changeAdmin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePerson",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
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
            "name": "admin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminPromised",
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
    "name": "useChangeAdminMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeAdminMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "991cdbc1b9b8bb6fc65e74ba4f0b4caccf05a5ed9eb4c6746866d37efc5dd8af",
    "metadata": {},
    "name": "useChangeAdminMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8607e48b45d5237cdf702aafdf314159";

export default node;
