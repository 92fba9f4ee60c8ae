/**
 * @generated SignedSource<<a1dff9524ff65fa10a023d00428657c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SectionBody_section$data = {
  readonly __typename: string;
  readonly AccordionSection: {
    readonly " $fragmentSpreads": FragmentRefs<"AccordionView_section">;
  } | null | undefined;
  readonly AdditionalInfoSection: {
    readonly " $fragmentSpreads": FragmentRefs<"AdditionalInfoView_section">;
  } | null | undefined;
  readonly AudioSection: {
    readonly " $fragmentSpreads": FragmentRefs<"AudioView_section">;
  } | null | undefined;
  readonly ButtonSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ButtonView_section">;
  } | null | undefined;
  readonly DialogSection: {
    readonly " $fragmentSpreads": FragmentRefs<"DialogView_section">;
  } | null | undefined;
  readonly EmbedSection: {
    readonly " $fragmentSpreads": FragmentRefs<"EmbedView_section">;
  } | null | undefined;
  readonly ExamplesSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ExamplesView_section">;
  } | null | undefined;
  readonly FileSection: {
    readonly " $fragmentSpreads": FragmentRefs<"FileView_section">;
  } | null | undefined;
  readonly HtmlSection: {
    readonly " $fragmentSpreads": FragmentRefs<"HtmlView_section">;
  } | null | undefined;
  readonly ImageTextSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageTextView_section">;
  } | null | undefined;
  readonly ImportantSection: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportantView_section">;
  } | null | undefined;
  readonly PdfSection: {
    readonly " $fragmentSpreads": FragmentRefs<"PdfView_section">;
  } | null | undefined;
  readonly QuestionSection: {
    readonly " $fragmentSpreads": FragmentRefs<"QuestionView_section">;
  } | null | undefined;
  readonly RichTextSection: {
    readonly " $fragmentSpreads": FragmentRefs<"RichTextView_section">;
  } | null | undefined;
  readonly TextSection: {
    readonly " $fragmentSpreads": FragmentRefs<"TextView_section">;
  } | null | undefined;
  readonly VideoTextSection: {
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SectionBody_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "TextSection"
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
      "name": "HtmlSection"
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
      "name": "RichTextSection"
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
      "name": "PdfSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AudioView_section"
          }
        ],
        "type": "AudioSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "AudioSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FileView_section"
          }
        ],
        "type": "FileSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "FileSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmbedView_section"
          }
        ],
        "type": "EmbedSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "EmbedSection"
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
      "name": "ImportantSection"
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
      "name": "AdditionalInfoSection"
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
      "name": "ExamplesSection"
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
      "name": "ImageTextSection"
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
      "name": "VideoTextSection"
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
      "name": "AccordionSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ButtonView_section"
          }
        ],
        "type": "ButtonSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ButtonSection"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuestionView_section"
          }
        ],
        "type": "QuestionSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "QuestionSection"
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
      "name": "DialogSection"
    }
  ],
  "type": "Section",
  "abstractKey": "__isSection"
};

(node as any).hash = "cc3b2df6b4f86d673038d23e3e8d848e";

export default node;
