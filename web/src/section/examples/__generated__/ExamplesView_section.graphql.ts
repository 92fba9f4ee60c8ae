/**
 * @generated SignedSource<<ece50649974f5e97b190c2454856c686>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExamplesView_section$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "ExamplesView_section";
};
export type ExamplesView_section$key = {
  readonly " $data"?: ExamplesView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamplesView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExamplesView_section",
  "selections": [
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
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "ExamplesSection",
  "abstractKey": null
};

(node as any).hash = "dda2c5e881136b7361dbf43b74e02d7b";

export default node;
