/**
 * @generated SignedSource<<c2ec465b70e6cc873ad5ca3a144c25b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PdfView_section$data = {
  readonly title: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "PdfSection",
  "abstractKey": null
};

(node as any).hash = "bae02f631cf8330178fa116b043df585";

export default node;
