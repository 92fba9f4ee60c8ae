/**
 * @generated SignedSource<<5d0dd3103c9025e029e8ac4f3ffed941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ButtonView_section$data = {
  readonly buttonLink: string;
  readonly buttonText: string;
  readonly html: string;
  readonly " $fragmentType": "ButtonView_section";
};
export type ButtonView_section$key = {
  readonly " $data"?: ButtonView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ButtonView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ButtonView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonLink",
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
  "type": "ButtonSection",
  "abstractKey": null
};

(node as any).hash = "6c98393cb651d33ec05b957e8bcb62bc";

export default node;
