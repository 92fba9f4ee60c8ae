/**
 * @generated SignedSource<<cfc1fa7cb8ac4fea956828a85635dd7b>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "67c6228d3d2efb10dd36ead77f6a1167";

export default node;
