/**
 * @generated SignedSource<<e96200d09432780f774f2cd0c850561e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type readLecture_section$data = {
  readonly __typename: string;
  readonly buttonLink?: string;
  readonly buttonText?: string;
  readonly captions?: ReadonlyArray<{
    readonly label: string;
    readonly language: string;
    readonly vtt: string;
  }>;
  readonly className?: string;
  readonly content?: unknown | null | undefined;
  readonly html?: string;
  readonly imageAlt?: string;
  readonly imageColumns?: number;
  readonly imageSide?: Side;
  readonly imageUrl?: string;
  readonly items?: ReadonlyArray<{
    readonly html: string;
    readonly title: string;
  }>;
  readonly questionId?: number | null | undefined;
  readonly questionIds?: ReadonlyArray<number>;
  readonly sectionId?: number;
  readonly text?: string;
  readonly textColumns?: number;
  readonly title?: string;
  readonly transcript?: string;
  readonly turns?: ReadonlyArray<{
    readonly avatarName: string | null | undefined;
    readonly avatarUrl: string | null | undefined;
    readonly bubbles: ReadonlyArray<{
      readonly __typename: "AudioBubble";
      readonly url: string;
    } | {
      readonly __typename: "AuthoredQuestionBubble";
      readonly questionId: number | null | undefined;
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
  readonly type?: string;
  readonly url?: string;
  readonly videoColumns?: number;
  readonly videoSide?: Side;
  readonly videoUrl?: string;
  readonly " $fragmentType": "readLecture_section";
};
export type readLecture_section$key = {
  readonly " $data"?: readLecture_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLecture_section">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  (v1/*:: as any*/)
],
v6 = [
  (v3/*:: as any*/)
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "questionId",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColumns",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "readLecture_section",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineFragment",
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
          "kind": "ScalarField",
          "name": "questionIds",
          "storageKey": null
        }
      ],
      "type": "AuthoredSectionFields",
      "abstractKey": "__isAuthoredSectionFields"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "type": "AuthoredTextSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v2/*:: as any*/),
      "type": "AuthoredHtmlSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v2/*:: as any*/),
      "type": "AuthoredRichTextSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "type": "AuthoredPdfSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v5/*:: as any*/),
      "type": "AuthoredImportantSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v5/*:: as any*/),
      "type": "AuthoredAdditionalInfoSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v5/*:: as any*/),
      "type": "AuthoredExamplesSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AuthoredDialogTurn",
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
                (v0/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": (v2/*:: as any*/),
                  "type": "TextBubble",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "VideoBubble",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v6/*:: as any*/),
                  "type": "AudioBubble",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v7/*:: as any*/),
                  "type": "AuthoredQuestionBubble",
                  "abstractKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "AuthoredDialogSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageAlt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageSide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageColumns",
          "storageKey": null
        },
        (v8/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "type": "AuthoredImageTextSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videoUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videoSide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videoColumns",
          "storageKey": null
        },
        (v8/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VideoCaption",
          "kind": "LinkedField",
          "name": "captions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vtt",
              "storageKey": null
            }
          ],
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
      "type": "AuthoredVideoTextSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccordionItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "AuthoredAccordionSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buttonText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buttonLink",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "className",
          "storageKey": null
        }
      ],
      "type": "AuthoredButtonSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v7/*:: as any*/),
      "type": "AuthoredQuestionSection",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "type": "AuthoredUnknownSection",
      "abstractKey": null
    }
  ],
  "type": "AuthoredSection",
  "abstractKey": "__isAuthoredSection"
};
})();

(node as any).hash = "0d4aacf706142949dde3c21d72d90a08";

export default node;
