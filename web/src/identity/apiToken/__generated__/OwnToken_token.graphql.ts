/**
 * @generated SignedSource<<6cfa7fbb584656160ba9375253cf04c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnToken_token$data = {
  readonly apiTokenId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TokenFacts_token">;
  readonly " $fragmentType": "OwnToken_token";
};
export type OwnToken_token$key = {
  readonly " $data"?: OwnToken_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnToken_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnToken_token",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiTokenId",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TokenFacts_token"
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "fb644b00b3c7286f59fd5f5ccb63863f";

export default node;
