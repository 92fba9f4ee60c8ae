/**
 * @generated SignedSource<<0b8ae042673bed95e57bd5034c1c5ee5>>
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
  "metadata": null,
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

(node as any).hash = "cf549569694072046e44c2cd6a2f4650";

export default node;
