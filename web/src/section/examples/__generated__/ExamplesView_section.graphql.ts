/**
 * @generated SignedSource<<846c78d9621b0163016e826297c6cdce>>
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
  "metadata": null,
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

(node as any).hash = "c42485b0eb9d45074287afc56c9d5496";

export default node;
