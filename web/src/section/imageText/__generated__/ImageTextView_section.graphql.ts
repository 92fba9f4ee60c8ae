/**
 * @generated SignedSource<<08cfe37f2c7b206d755bb1a4c9621f1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type ImageTextView_section$data = {
  readonly html: string;
  readonly imageAlt: string;
  readonly imageColumns: number;
  readonly imageSide: Side;
  readonly imageUrl: string;
  readonly textColumns: number;
  readonly " $fragmentType": "ImageTextView_section";
};
export type ImageTextView_section$key = {
  readonly " $data"?: ImageTextView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageTextView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImageTextView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageAlt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageSide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageColumns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textColumns",
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
  "type": "ImageTextSection",
  "abstractKey": null
};

(node as any).hash = "955182c86493eb7569ae7d3a5677d52a";

export default node;
