/**
 * @generated SignedSource<<a99ab213f3fdde7574a88e66ccf7b3e9>>
 * @relayHash 4d384c14863eb4a4e8d60a540989f294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a30694fb09a410cc2a4d03dbc3a04430825dd6025c9261acbd7600cd4494a4d4

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
      readonly leftBy: AccessOrigin | null | undefined;
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
    "id": "a30694fb09a410cc2a4d03dbc3a04430825dd6025c9261acbd7600cd4494a4d4",
    "metadata": {},
    "name": "useRestoreAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3016f48d4ba58140fd3e1755cd7a073";

export default node;
