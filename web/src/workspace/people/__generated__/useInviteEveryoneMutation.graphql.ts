/**
 * @generated SignedSource<<2f37f7132d9849989522b7371e8aab5d>>
 * @relayHash 3a1f0621b45e7787983d28495ca60cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed7a10a23e0b985d2f7661d698d07a124ec1237b199a0152b81fca8499e2a6c4

import { ConcreteRequest } from 'relay-runtime';
export type InviteEveryoneInput = {
  idempotencyKey?: string | null | undefined;
  resend?: boolean | null | undefined;
};
export type useInviteEveryoneMutation$variables = {
  input: InviteEveryoneInput;
};
export type useInviteEveryoneMutation$data = {
  readonly inviteEveryone: {
    readonly invitedCount: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useInviteEveryoneMutation = {
  response: useInviteEveryoneMutation$data;
  variables: useInviteEveryoneMutation$variables;
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
    "concreteType": "InviteEveryonePayload",
    "kind": "LinkedField",
    "name": "inviteEveryone",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invitedCount",
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
    "name": "useInviteEveryoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteEveryoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ed7a10a23e0b985d2f7661d698d07a124ec1237b199a0152b81fca8499e2a6c4",
    "metadata": {},
    "name": "useInviteEveryoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e87a85cec4adb3d6c4509074aebae771";

export default node;
