/**
 * @generated SignedSource<<417daa05a52db7c0095dfaa3908e1156>>
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
    }
  ],
  "type": "ButtonSection",
  "abstractKey": null
};

(node as any).hash = "9e84309608da9c385a41505c60a9c646";

export default node;
