/**
 * @generated SignedSource<<954b14271deb0f56234eafdfe37e5547>>
 * @relayHash 48e9161918445ea3c2f5c0409ede1b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a36a2b9154dfbf687855ffb7cea0e82ca3c5ffbc8880c11604813a2b1cca0cb

import { ConcreteRequest } from 'relay-runtime';
export type AccessOrigin = "ADMIN" | "PERSONNEL" | "PROVIDER";
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type WithdrawAccessInput = {
  userId: string;
};
export type useWithdrawAccessMutation$variables = {
  input: WithdrawAccessInput;
};
export type useWithdrawAccessMutation$data = {
  readonly withdrawAccess: {
    readonly person: {
      readonly id: string;
      readonly leaveTime: string | null | undefined;
      readonly leftBy: AccessOrigin | null | undefined;
      readonly status: AccessStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useWithdrawAccessMutation = {
  response: useWithdrawAccessMutation$data;
  variables: useWithdrawAccessMutation$variables;
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
    "concreteType": "WithdrawAccessPayload",
    "kind": "LinkedField",
    "name": "withdrawAccess",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leaveTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftBy",
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
    "name": "useWithdrawAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a36a2b9154dfbf687855ffb7cea0e82ca3c5ffbc8880c11604813a2b1cca0cb",
    "metadata": {},
    "name": "useWithdrawAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2658c6fe5019c09e7f5fbc656d1d1c5";

export default node;
