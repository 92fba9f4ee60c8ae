/**
 * @generated SignedSource<<cf6a097c45da8a2072f5d7c699c4b1e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type DialogView_section$data = {
  readonly sectionId: number;
  readonly turns: ReadonlyArray<{
    readonly avatarName: string | null | undefined;
    readonly avatarUrl: string | null | undefined;
    readonly bubbles: ReadonlyArray<{
      readonly __typename: "AudioBubble";
      readonly url: string;
    } | {
      readonly __typename: "QuestionBubble";
      readonly question: {
        readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
      } | null | undefined;
    } | {
      readonly __typename: "TextBubble";
      readonly html: string;
    } | {
      readonly __typename: "VideoBubble";
      readonly url: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
    readonly side: Side;
    readonly usesOwnPicture: boolean;
  }>;
  readonly " $fragmentType": "DialogView_section";
};
export type DialogView_section$key = {
  readonly " $data"?: DialogView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"DialogView_section">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DialogView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DialogTurn",
      "kind": "LinkedField",
      "name": "turns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usesOwnPicture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "side",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "bubbles",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "html",
                  "storageKey": null
                }
              ],
              "type": "TextBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "VideoBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v0/*:: as any*/),
              "type": "AudioBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "question",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "QuestionCard_question"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "QuestionBubble",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DialogSection",
  "abstractKey": null
};
})();

(node as any).hash = "c515e008c580a78042f015038650f733";

export default node;
