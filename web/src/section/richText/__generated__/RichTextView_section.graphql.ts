/**
 * @generated SignedSource<<1ef2bc6c76466f2c6d25b9fc4f8af6ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RichTextView_section$data = {
  readonly html: string;
  readonly " $fragmentType": "RichTextView_section";
};
export type RichTextView_section$key = {
  readonly " $data"?: RichTextView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"RichTextView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RichTextView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "RichTextSection",
  "abstractKey": null
};

(node as any).hash = "1333eba6449365441ab9327b8cbf66cf";

export default node;
