/**
 * @generated SignedSource<<753f552da84ea050c48955f3ecef30c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FileView_section$data = {
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "FileView_section";
};
export type FileView_section$key = {
  readonly " $data"?: FileView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileView_section",
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
    }
  ],
  "type": "FileSection",
  "abstractKey": null
};

(node as any).hash = "3a7975af3875a3c49f3b0a6462dd33df";

export default node;
