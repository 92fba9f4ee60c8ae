/**
 * @generated SignedSource<<9c06e612b3c4e375bd7b957f01015eff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PdfView_section$data = {
  readonly src: string;
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
      "name": "src",
      "storageKey": null
    }
  ],
  "type": "PdfSection",
  "abstractKey": null
};

(node as any).hash = "55cba1fb05e28bfa14cf60b11f44dddf";

export default node;
