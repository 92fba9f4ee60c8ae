/**
 * @generated SignedSource<<5c976ff5d0e8338d96a37502f59287cc>>
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
  "metadata": null,
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

(node as any).hash = "5ad997c22424e8631c3852152c6157ac";

export default node;
