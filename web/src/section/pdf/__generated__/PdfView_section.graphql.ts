/**
 * @generated SignedSource<<2e6a809df0a72c2820583ec076f65f79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PdfView_section$data = {
  readonly url: string;
  readonly " $fragmentType": "PdfView_section";
};
export type PdfView_section$key = {
  readonly " $data"?: PdfView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"PdfView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PdfView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "PdfSection",
  "abstractKey": null
};

(node as any).hash = "571ce675fb4724d5a91e089c0ac0751d";

export default node;
