/**
 * @generated SignedSource<<96ebc533a1a89a6b92f7522fdc6b619d>>
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
  readonly className: string;
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
  "metadata": {
    "throwOnFieldError": true
  },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "className",
      "storageKey": null
    }
  ],
  "type": "ButtonSection",
  "abstractKey": null
};

(node as any).hash = "5ad4057020084b7b48914f0d3192fdf7";

export default node;
