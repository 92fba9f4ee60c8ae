/**
 * @generated SignedSource<<d0bf0e675c0e27e6d405dc262145065f>>
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
  readonly imgAlt: string;
  readonly imgContentSize: number;
  readonly imgSide: Side;
  readonly imgSrc: string;
  readonly textContentSize: number;
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
      "name": "imgSrc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imgAlt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imgSide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imgContentSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textContentSize",
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

(node as any).hash = "07555d6aca74966a4017bae326baba39";

export default node;
