/**
 * @generated SignedSource<<516e416e3b067a2d2cf3c9a5f632b1cc>>
 * @relayHash 61c5807678e1494cb2819d4f7207d4ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a951bfde79e5a8c8512999629457830815b4bcd9f3a751c8ce3ec7512031d19

import { ConcreteRequest } from 'relay-runtime';
export type ErasePersonalDataInput = {
  confirmUsername: string;
  password?: string | null | undefined;
  userId?: string | null | undefined;
};
export type useErasePersonMutation$variables = {
  input: ErasePersonalDataInput;
};
export type useErasePersonMutation$data = {
  readonly erasePersonalData: {
    readonly erased: boolean | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useErasePersonMutation = {
  response: useErasePersonMutation$data;
  variables: useErasePersonMutation$variables;
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
    "concreteType": "ErasePersonalDataPayload",
    "kind": "LinkedField",
    "name": "erasePersonalData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "erased",
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
    "name": "useErasePersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useErasePersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a951bfde79e5a8c8512999629457830815b4bcd9f3a751c8ce3ec7512031d19",
    "metadata": {},
    "name": "useErasePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36b560b152acaae42228ae7de5e5cb99";

export default node;
