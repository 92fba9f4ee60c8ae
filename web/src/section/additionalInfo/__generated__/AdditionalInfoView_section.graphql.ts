/**
 * @generated SignedSource<<c3a3d067f0511b33e7c2a94635e5ad7a>>
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
  "metadata": null,
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

(node as any).hash = "90c078c9b4c5581416ce90af1e646363";

export default node;
