/**
 * @generated SignedSource<<86f74d43b4c129fcc1118da69a760c15>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "3f04814e44d99ca3dd936c05f939ed1b";

export default node;
