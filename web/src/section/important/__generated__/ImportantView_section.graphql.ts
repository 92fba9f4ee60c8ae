/**
 * @generated SignedSource<<84382f919dad3cdf1d4e63a9272a2a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportantView_section$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "ImportantView_section";
};
export type ImportantView_section$key = {
  readonly " $data"?: ImportantView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportantView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportantView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "ImportantSection",
  "abstractKey": null
};

(node as any).hash = "bd5ba08694ab433e923b824d4255a00b";

export default node;
