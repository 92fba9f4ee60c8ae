/**
 * @generated SignedSource<<9176bb7f39a17c66479d2962c2560327>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdditionalInfoView_section$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "AdditionalInfoView_section";
};
export type AdditionalInfoView_section$key = {
  readonly " $data"?: AdditionalInfoView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdditionalInfoView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdditionalInfoView_section",
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
  "type": "AdditionalInfoSection",
  "abstractKey": null
};

(node as any).hash = "932c2e2b4b19c3b254ad397b4771c836";

export default node;
