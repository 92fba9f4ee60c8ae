/**
 * @generated SignedSource<<bd5d196bb9820acfd3241836e184e2ef>>
 * @relayHash 766db9a9db8d54f7541782d07e8d4582
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 932ae5cd5a05c898a35a514ea76eda685290e9a47f069a54f0af783a70c9c720

import { ConcreteRequest } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type InvitePersonInput = {
  userId: string;
};
export type useInvitePersonMutation$variables = {
  input: InvitePersonInput;
};
export type useInvitePersonMutation$data = {
  readonly invitePerson: {
    readonly person: {
      readonly addressProven: boolean;
      readonly id: string;
      readonly inviteTime: string | null | undefined;
      readonly status: AccessStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useInvitePersonMutation = {
  response: useInvitePersonMutation$data;
  variables: useInvitePersonMutation$variables;
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
    "concreteType": "InvitePersonPayload",
    "kind": "LinkedField",
    "name": "invitePerson",
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
            "name": "addressProven",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviteTime",
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
    "name": "useInvitePersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvitePersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "932ae5cd5a05c898a35a514ea76eda685290e9a47f069a54f0af783a70c9c720",
    "metadata": {},
    "name": "useInvitePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75dead73e414b2b9a38abfcca8dd8846";

export default node;
