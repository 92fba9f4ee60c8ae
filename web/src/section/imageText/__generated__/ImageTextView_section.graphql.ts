/**
 * @generated SignedSource<<44009ebbd8e5d495ea858c3a127b78d0>>
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
  "metadata": null,
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

(node as any).hash = "7e82d8de6881a3af0841774e0e5c8210";

export default node;
