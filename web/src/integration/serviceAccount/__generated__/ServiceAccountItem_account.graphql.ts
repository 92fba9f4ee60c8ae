/**
 * @generated SignedSource<<e174a622b9e70b4b469946e85c90e17a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ServiceAccountItem_account$data = {
  readonly disableTime: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTokens_account" | "EditServiceAccountForm_account" | "ServiceAccountFacts_account">;
  readonly " $fragmentType": "ServiceAccountItem_account";
};
export type ServiceAccountItem_account$key = {
  readonly " $data"?: ServiceAccountItem_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceAccountItem_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceAccountItem_account",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServiceAccountFacts_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditServiceAccountForm_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountTokens_account"
    }
  ],
  "type": "ServiceAccount",
  "abstractKey": null
};

(node as any).hash = "8b125625603425ac426eb0e77b94e6f0";

export default node;
