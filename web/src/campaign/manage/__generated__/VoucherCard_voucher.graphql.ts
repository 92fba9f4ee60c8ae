/**
 * @generated SignedSource<<51ecc5ffcf2ac5812f80029b84a3e9e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VoucherCard_voucher$data = {
  readonly code: string;
  readonly redeemUrl: string;
  readonly " $fragmentType": "VoucherCard_voucher";
};
export type VoucherCard_voucher$key = {
  readonly " $data"?: VoucherCard_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherCard_voucher">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VoucherCard_voucher",
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
      "name": "redeemUrl",
      "storageKey": null
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};

(node as any).hash = "9d91ff2418dfc9280a54223477a680a0";

export default node;
