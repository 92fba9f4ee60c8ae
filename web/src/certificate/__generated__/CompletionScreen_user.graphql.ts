/**
 * @generated SignedSource<<e4c466091d155665f1a3ffa5bb20c402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompletionScreen_user$data = {
  readonly name: string;
  readonly " $fragmentType": "CompletionScreen_user";
};
export type CompletionScreen_user$key = {
  readonly " $data"?: CompletionScreen_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompletionScreen_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0046c36b8d57fd2e38a47d3d9170823c";

export default node;
