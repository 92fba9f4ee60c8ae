/**
 * @generated SignedSource<<40db2be6687e43670553fb556bafb45b>>
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
  "metadata": null,
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

(node as any).hash = "df6b922e7e189145649b5a7ec5069db3";

export default node;
