/**
 * @generated SignedSource<<1009cf02a51545c3b5aa9826e556e8f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AudioView_section$data = {
  readonly title: string;
  readonly transcript: string;
  readonly url: string;
  readonly " $fragmentType": "AudioView_section";
};
export type AudioView_section$key = {
  readonly " $data"?: AudioView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudioView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AudioView_section",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transcript",
      "storageKey": null
    }
  ],
  "type": "AudioSection",
  "abstractKey": null
};

(node as any).hash = "ad6ba29aec49cc7b922eb4a0eaeeb256";

export default node;
