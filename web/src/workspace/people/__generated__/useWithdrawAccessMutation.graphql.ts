/**
 * @generated SignedSource<<6e93f40cff8775c1ee898da5d95036ef>>
 * @relayHash b4b315516c9f319c0f9de705e9296c16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e7b27f69cc61ab5c780ca1626e3ce08c46cc24d1dbd429f536fbfbd85847dd5

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
      readonly leftBy: AccessOrigin | null | undefined;
      readonly leftTime: string | null | undefined;
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
            "name": "leftTime",
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
    "id": "2e7b27f69cc61ab5c780ca1626e3ce08c46cc24d1dbd429f536fbfbd85847dd5",
    "metadata": {},
    "name": "useWithdrawAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a523fa028f4714c3edcd486b0444c72f";

export default node;
