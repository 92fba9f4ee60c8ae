/**
 * @generated SignedSource<<a8571486f7efcbef9f9c577408bf0b9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SectionBody_section$data = {
  readonly accordion: {
    readonly " $fragmentSpreads": FragmentRefs<"AccordionView_section">;
  } | null | undefined;
  readonly additionalInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"AdditionalInfoView_section">;
  } | null | undefined;
  readonly button: {
    readonly " $fragmentSpreads": FragmentRefs<"ButtonSectionView_section">;
  } | null | undefined;
  readonly dialog: {
    readonly " $fragmentSpreads": FragmentRefs<"DialogView_section">;
  } | null | undefined;
  readonly examples: {
    readonly " $fragmentSpreads": FragmentRefs<"ExamplesView_section">;
  } | null | undefined;
  readonly html: {
    readonly " $fragmentSpreads": FragmentRefs<"HtmlView_section">;
  } | null | undefined;
  readonly imageText: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageTextView_section">;
  } | null | undefined;
  readonly important: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportantView_section">;
  } | null | undefined;
  readonly pdf: {
    readonly " $fragmentSpreads": FragmentRefs<"PdfView_section">;
  } | null | undefined;
  readonly question: {
    readonly " $fragmentSpreads": FragmentRefs<"QuestionSectionView_section">;
  } | null | undefined;
  readonly richText: {
    readonly " $fragmentSpreads": FragmentRefs<"RichTextView_section">;
  } | null | undefined;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"TextView_section">;
  } | null | undefined;
  readonly videoText: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoTextView_section">;
  } | null | undefined;
  readonly " $fragmentType": "SectionBody_section";
};
export type SectionBody_section$key = {
  readonly " $data"?: SectionBody_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionBody_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionBody_section",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextView_section"
          }
        ],
        "type": "TextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "text"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HtmlView_section"
          }
        ],
        "type": "HtmlSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "html"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RichTextView_section"
          }
        ],
        "type": "RichTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "richText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PdfView_section"
          }
        ],
        "type": "PdfSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "pdf"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportantView_section"
          }
        ],
        "type": "ImportantSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "important"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AdditionalInfoView_section"
          }
        ],
        "type": "AdditionalInfoSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "additionalInfo"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ExamplesView_section"
          }
        ],
        "type": "ExamplesSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "examples"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageTextView_section"
          }
        ],
        "type": "ImageTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "imageText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoTextView_section"
          }
        ],
        "type": "VideoTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "videoText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccordionView_section"
          }
        ],
        "type": "AccordionSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "accordion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ButtonSectionView_section"
          }
        ],
        "type": "ButtonSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "button"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuestionSectionView_section"
          }
        ],
        "type": "QuestionSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "question"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DialogView_section"
          }
        ],
        "type": "DialogSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "dialog"
    }
  ],
  "type": "Section",
  "abstractKey": "__isSection"
};

(node as any).hash = "ac98d500fdb67909bc3a9c604509495f";

export default node;
