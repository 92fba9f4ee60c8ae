/**
 * @generated SignedSource<<8a68dc539248d192cfe312021815d5d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountTokens_account$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly apiTokenId: number;
    readonly " $fragmentSpreads": FragmentRefs<"OwnToken_token">;
  }> | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "AccountTokens_account";
};
export type AccountTokens_account$key = {
  readonly " $data"?: AccountTokens_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTokens_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountTokens_account",
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
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "apiTokenId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnToken_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAccount",
  "abstractKey": null
};

(node as any).hash = "2249c2f9b1de95554dcce2dee24c6720";

export default node;
