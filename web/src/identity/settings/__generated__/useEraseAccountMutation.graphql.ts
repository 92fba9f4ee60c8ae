/**
 * @generated SignedSource<<f0682c97683c1cf0df4f69e6e231693e>>
 * @relayHash 4102f3cf7f8f7d477363794204e9ffc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55227d61062e2cba3f167cee2e54cd64a9e27cbda40d7bea5090d3262c2171d2

import { ConcreteRequest } from 'relay-runtime';
export type ErasePersonalDataInput = {
  confirmUsername: string;
  password?: string | null | undefined;
  userId?: string | null | undefined;
};
export type useEraseAccountMutation$variables = {
  input: ErasePersonalDataInput;
};
export type useEraseAccountMutation$data = {
  readonly erasePersonalData: {
    readonly erased: boolean | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useEraseAccountMutation = {
  response: useEraseAccountMutation$data;
  variables: useEraseAccountMutation$variables;
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
    "name": "useEraseAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEraseAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55227d61062e2cba3f167cee2e54cd64a9e27cbda40d7bea5090d3262c2171d2",
    "metadata": {},
    "name": "useEraseAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f35e43824bc7d01993ffababe986e57";

export default node;
