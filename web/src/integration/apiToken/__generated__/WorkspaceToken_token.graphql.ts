/**
 * @generated SignedSource<<1773993f3855a981d0c302be42a10837>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkspaceToken_token$data = {
  readonly apiTokenId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TokenFacts_token">;
  readonly " $fragmentType": "WorkspaceToken_token";
};
export type WorkspaceToken_token$key = {
  readonly " $data"?: WorkspaceToken_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkspaceToken_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkspaceToken_token",
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

(node as any).hash = "b72858fc42597641c03f2d7859a3f8cb";

export default node;
