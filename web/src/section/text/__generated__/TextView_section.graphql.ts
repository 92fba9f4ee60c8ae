/**
 * @generated SignedSource<<4c38d459532ae17ff67f11ebb91db305>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextView_section$data = {
  readonly text: string;
  readonly " $fragmentType": "TextView_section";
};
export type TextView_section$key = {
  readonly " $data"?: TextView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "TextSection",
  "abstractKey": null
};

(node as any).hash = "c51af12a6efbaf3de22dd290b9bb055c";

export default node;
