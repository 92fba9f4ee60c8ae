/**
 * @generated SignedSource<<1dc67820b3a12f745d28c1c063b92a91>>
 * @relayHash 4ad3b0bce8eae2fde5a75eaab2670db3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2097112a9fce445e98ac47b805e08753f5a233e4e531201eebd081a7cf216b47

import { ConcreteRequest } from 'relay-runtime';
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
      readonly leftTime: string | null | undefined;
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
            "name": "leftTime",
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
    "id": "2097112a9fce445e98ac47b805e08753f5a233e4e531201eebd081a7cf216b47",
    "metadata": {},
    "name": "useRestoreAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f68d18bde87ac666c0968b353b77196d";

export default node;
