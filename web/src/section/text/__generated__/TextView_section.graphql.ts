/**
 * @generated SignedSource<<58d0e3aee769f080475eabebdbcd3a0a>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "af2edc1478a312df677826c18943b72f";

export default node;
