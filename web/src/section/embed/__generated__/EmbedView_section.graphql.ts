/**
 * @generated SignedSource<<11772b712e4493d33f22ce2c6faf485f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EmbedSize = "SQUARE" | "STANDARD" | "TALL" | "WIDE";
import { FragmentRefs } from "relay-runtime";
export type EmbedView_section$data = {
  readonly caption: string;
  readonly size: EmbedSize;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "EmbedView_section";
};
export type EmbedView_section$key = {
  readonly " $data"?: EmbedView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmbedView_section",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    }
  ],
  "type": "EmbedSection",
  "abstractKey": null
};

(node as any).hash = "b9086c2dd26a4a25b406b92b06cce4cc";

export default node;
