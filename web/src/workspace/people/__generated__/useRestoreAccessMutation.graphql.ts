/**
 * @generated SignedSource<<207ab285f746eb4fc4d5014279dc033e>>
 * @relayHash ad0797a30a783c9ae885e3fd0793b8cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29195336c28c6291e3333ca6f751af9e7977772a30f23a9c2e9194940482abad

import { ConcreteRequest } from 'relay-runtime';
export type AccessOrigin = "ADMIN" | "PERSONNEL" | "PROVIDER";
export type RestoreAccessInput = {
  userId: string;
};
export type useRestoreAccessMutation$variables = {
  input: RestoreAccessInput;
};
export type useRestoreAccessMutation$data = {
  readonly restoreAccess: {
    readonly person: {
      readonly id: string;
      readonly leaveTime: string | null | undefined;
      readonly leftBy: AccessOrigin | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useRestoreAccessMutation = {
  response: useRestoreAccessMutation$data;
  variables: useRestoreAccessMutation$variables;
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
    "concreteType": "RestoreAccessPayload",
    "kind": "LinkedField",
    "name": "restoreAccess",
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
    "name": "useRestoreAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29195336c28c6291e3333ca6f751af9e7977772a30f23a9c2e9194940482abad",
    "metadata": {},
    "name": "useRestoreAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e72ffc2b6500a72caaeadf46b9b3782";

export default node;
