/**
 * @generated SignedSource<<87fc3e6a81ef401b49b6d20367e1ec82>>
 * @relayHash 7ab496359bc5807d95ba5d3af6077945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07a65e69e165362ef2446fe72af8878e34248fe9251efd18d09807c6f02f2f9e

import { ConcreteRequest } from 'relay-runtime';
export type PrivacyRequestKind = "ERASURE" | "EXPORT";
export type LogPrivacyRequestInput = {
  idempotencyKey?: string | null | undefined;
  kind: PrivacyRequestKind;
  requestTime?: string | null | undefined;
  username: string;
};
export type useLogRequestMutation$variables = {
  input: LogPrivacyRequestInput;
};
export type useLogRequestMutation$data = {
  readonly logPrivacyRequest: {
    readonly privacyRequest: {
      readonly dueTime: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useLogRequestMutation = {
  response: useLogRequestMutation$data;
  variables: useLogRequestMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueTime",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LogPrivacyRequestPayload",
        "kind": "LinkedField",
        "name": "logPrivacyRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PrivacyRequest",
            "kind": "LinkedField",
            "name": "privacyRequest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLogRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LogPrivacyRequestPayload",
        "kind": "LinkedField",
        "name": "logPrivacyRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PrivacyRequest",
            "kind": "LinkedField",
            "name": "privacyRequest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07a65e69e165362ef2446fe72af8878e34248fe9251efd18d09807c6f02f2f9e",
    "metadata": {},
    "name": "useLogRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "119f0bfea7dcfe2d5e64f253d7bb5775";

export default node;
