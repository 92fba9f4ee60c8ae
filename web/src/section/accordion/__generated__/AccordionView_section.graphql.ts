/**
 * @generated SignedSource<<6f7eedc1dd7f283fc639653930d20bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccordionView_section$data = {
  readonly items: ReadonlyArray<{
    readonly html: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "AccordionView_section";
};
export type AccordionView_section$key = {
  readonly " $data"?: AccordionView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccordionView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccordionView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccordionItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "AccordionSection",
  "abstractKey": null
};

(node as any).hash = "0237686b16d2e2a5499a41ae15bfd86c";

export default node;
