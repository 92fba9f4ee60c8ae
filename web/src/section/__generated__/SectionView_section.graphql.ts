/**
 * @generated SignedSource<<0fce2f104d3dc9cf0b7655686fa69dbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SectionView_section$data = {
  readonly branch: {
    readonly " $fragmentSpreads": FragmentRefs<"BranchView_section">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SectionBody_section">;
  readonly " $fragmentType": "SectionView_section";
};
export type SectionView_section$key = {
  readonly " $data"?: SectionView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SectionView_section",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionBody_section"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BranchView_section"
          }
        ],
        "type": "BranchSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "branch"
    }
  ],
  "type": "Section",
  "abstractKey": "__isSection"
};

(node as any).hash = "5d93b381b6f04b2a30e13b195e1967e9";

export default node;
