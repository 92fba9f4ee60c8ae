/**
 * @generated SignedSource<<34a029efaca011721d0bf1ac3d452270>>
 * @relayHash 409d8c223d43898f1dcadc98bac5e271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c506765d46c7c05ff05f73ca8d9fcdbd7fce96f4035bf0b13b33ed0c7c9cd59

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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voucherId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Campaign",
  "kind": "LinkedField",
  "name": "campaign",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
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
v5 = {
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
    "name": "useCreateVouchersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useCreateVouchersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1c506765d46c7c05ff05f73ca8d9fcdbd7fce96f4035bf0b13b33ed0c7c9cd59",
    "metadata": {},
    "name": "useCreateVouchersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59d879c22b5482cb2a2d657115090b1b";

export default node;
