/**
 * @generated SignedSource<<9755882a4d8fb66f80e8725732e7ce12>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "70ba0c64804d9f5d71940f2fa25c6f65";

export default node;
