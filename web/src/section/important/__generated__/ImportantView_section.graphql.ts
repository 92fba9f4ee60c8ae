/**
 * @generated SignedSource<<d2e93543ef9a865524a6dc0991966573>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportantView_section$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "ImportantView_section";
};
export type ImportantView_section$key = {
  readonly " $data"?: ImportantView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportantView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportantView_section",
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
  "type": "ImportantSection",
  "abstractKey": null
};

(node as any).hash = "067c3d43cae9cf3b2cca75ca4b036396";

export default node;
