/**
 * @generated SignedSource<<ddc6e7272951bd9fe3ed1270cac45093>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DialogBubbleType = "AUDIO" | "QUESTION" | "TEXT" | "VIDEO";
export type NavigationMode = "NEXT_BUTTON" | "SCROLL";
import { FragmentRefs } from "relay-runtime";
export type LectureReader_lecture$data = {
  readonly content: {
    readonly questions?: ReadonlyArray<{
      readonly number: number;
      readonly questionId: number;
      readonly settled: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
    }>;
    readonly sections?: ReadonlyArray<{
      readonly __typename: string;
      readonly options?: ReadonlyArray<{
        readonly sections: ReadonlyArray<{
          readonly __typename: "DialogSection";
          readonly turns: ReadonlyArray<{
            readonly bubbles: ReadonlyArray<{
              readonly content: string;
              readonly type: DialogBubbleType;
            }>;
          }>;
        } | {
          readonly __typename: "QuestionSection";
          readonly questionIndex: number;
        } | {
          // This will never be '%other', but we need some
          // value in case none of the concrete values match.
          readonly __typename: "%other";
        }>;
      }>;
      readonly questionIndex?: number;
      readonly sectionId: number;
      readonly turns?: ReadonlyArray<{
        readonly bubbles: ReadonlyArray<{
          readonly content: string;
          readonly type: DialogBubbleType;
        }>;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"SectionView_section">;
    }>;
  };
  readonly lectureId: number;
  readonly navigationMode: NavigationMode;
  readonly progress: {
    readonly done: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LectureBar_lecture" | "LectureHeader_lecture" | "NextStep_lecture" | "SeenControl_lecture" | "useReadToEnd_lecture">;
  readonly " $fragmentType": "LectureReader_lecture";
};
export type LectureReader_lecture$key = {
  readonly " $data"?: LectureReader_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_lecture">;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionIndex",
      "storageKey": null
    }
  ],
  "type": "QuestionSection",
  "abstractKey": null
},
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
          "concreteType": "DialogBubble",
          "kind": "LinkedField",
          "name": "bubbles",
          "plural": true,
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DialogSection",
  "abstractKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LectureReader_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "navigationMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LectureProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "sections",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sectionId",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "BranchOption",
                      "kind": "LinkedField",
                      "name": "options",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": null,
                          "kind": "LinkedField",
                          "name": "sections",
                          "plural": true,
                          "selections": [
                            (v0/*:: as any*/),
                            (v1/*:: as any*/),
                            (v2/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "BranchSection",
                  "abstractKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SectionView_section"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "questions",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "questionId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "settled",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "QuestionCard_question"
                }
              ],
              "storageKey": null
            }
          ],
          "type": "LectureContent",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureHeader_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureBar_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeenControl_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReadToEnd_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};
})();

(node as any).hash = "d4243b41a78e603194f8df085ad83524";

export default node;
