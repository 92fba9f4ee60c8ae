/**
 * @generated SignedSource<<006f3f4668cdd46686e16b62576d8c66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionCard_question$data = {
  readonly categorization: {
    readonly " $fragmentSpreads": FragmentRefs<"CategorizationCard_question">;
  } | null | undefined;
  readonly multipleAssociation: {
    readonly " $fragmentSpreads": FragmentRefs<"MultipleAssociationCard_question">;
  } | null | undefined;
  readonly multipleChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"MultipleChoiceCard_question">;
  } | null | undefined;
  readonly singleChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"SingleChoiceCard_question">;
  } | null | undefined;
  readonly singleOrdering: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderingCard_question">;
  } | null | undefined;
  readonly " $fragmentType": "QuestionCard_question";
};
export type QuestionCard_question$key = {
  readonly " $data"?: QuestionCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionCard_question",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SingleChoiceCard_question"
          }
        ],
        "type": "SingleChoiceQuestion",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "singleChoice"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MultipleChoiceCard_question"
          }
        ],
        "type": "MultipleChoiceQuestion",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "multipleChoice"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategorizationCard_question"
          }
        ],
        "type": "CategorizationQuestion",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "categorization"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MultipleAssociationCard_question"
          }
        ],
        "type": "MultipleAssociationQuestion",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "multipleAssociation"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderingCard_question"
          }
        ],
        "type": "SingleOrderingQuestion",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "singleOrdering"
    }
  ],
  "type": "Question",
  "abstractKey": "__isQuestion"
};

(node as any).hash = "0e23c5f18f7377f1895e2fbb0e995fee";

export default node;
