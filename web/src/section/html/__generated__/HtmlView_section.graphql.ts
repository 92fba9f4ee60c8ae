/**
 * @generated SignedSource<<c0b477b6f47efa3255802c9c060013d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HtmlView_section$data = {
  readonly html: string;
  readonly " $fragmentType": "HtmlView_section";
};
export type HtmlView_section$key = {
  readonly " $data"?: HtmlView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"HtmlView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HtmlView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "HtmlSection",
  "abstractKey": null
};

(node as any).hash = "6fb324ad19c2a1bbc40485ef110cb3fd";

export default node;
