/**
 * @generated SignedSource<<dd2334f7c6620566ff2b9cd68f255e96>>
 * @relayHash 9ab7acf25d556bed2733fbeeb36c12d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16359ef6d52e4f81ee9bdb17d9fdcccc8aa07a957aa8840cf69717eb8f1f81c2

import { ConcreteRequest } from 'relay-runtime';
export type CreateVouchersInput = {
  campaignId: string;
  code?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  voucherCount?: number | null | undefined;
};
export type useCreateVouchersMutation$variables = {
  input: CreateVouchersInput;
};
export type useCreateVouchersMutation$data = {
  readonly createVouchers: {
    readonly campaign: {
      readonly id: string;
      readonly voucherCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
    readonly vouchers: ReadonlyArray<{
      readonly voucherId: number;
    }> | null | undefined;
  } | null | undefined;
};
export type useCreateVouchersMutation = {
  response: useCreateVouchersMutation$data;
  variables: useCreateVouchersMutation$variables;
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
    "concreteType": "CreateVouchersPayload",
    "kind": "LinkedField",
    "name": "createVouchers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Voucher",
        "kind": "LinkedField",
        "name": "vouchers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voucherId",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
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
            "name": "voucherCount",
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
    "name": "useCreateVouchersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateVouchersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "16359ef6d52e4f81ee9bdb17d9fdcccc8aa07a957aa8840cf69717eb8f1f81c2",
    "metadata": {},
    "name": "useCreateVouchersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59d879c22b5482cb2a2d657115090b1b";

export default node;
