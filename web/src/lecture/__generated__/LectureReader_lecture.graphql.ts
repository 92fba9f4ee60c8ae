/**
 * @generated SignedSource<<32612ad08bea36c7df7a8ec7aed3dbfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NavigationMode = "NEXT_BUTTON" | "SCROLL";
import { FragmentRefs } from "relay-runtime";
export type LectureReader_lecture$data = {
  readonly content: {
    readonly questions?: ReadonlyArray<{
      readonly placed?: boolean;
      readonly settled?: boolean;
    }>;
    readonly sections?: ReadonlyArray<{
      readonly __typename: string;
      readonly sectionId?: number;
      readonly " $fragmentSpreads": FragmentRefs<"SectionView_section">;
    }>;
  };
  readonly lectureId: number;
  readonly mediaSource: {
    readonly url: string;
  } | null | undefined;
  readonly navigationMode: NavigationMode;
  readonly progress: {
    readonly done: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LectureBar_lecture" | "LectureEnd_lecture" | "LectureHeader_lecture" | "LectureScorm_lecture" | "useReadToEnd_lecture">;
  readonly " $fragmentType": "LectureReader_lecture";
};
export type LectureReader_lecture$key = {
  readonly " $data"?: LectureReader_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
      "concreteType": "MediaSource",
      "kind": "LinkedField",
      "name": "mediaSource",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
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
      "kind": "RequiredField",
      "field": {
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
                        "name": "sectionId",
                        "storageKey": null
                      }
                    ],
                    "type": "SectionFields",
                    "abstractKey": "__isSectionFields"
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
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "settled",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "placed",
                        "storageKey": null
                      }
                    ],
                    "type": "QuestionFields",
                    "abstractKey": "__isQuestionFields"
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
      "action": "THROW"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureHeader_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureScorm_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureBar_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureEnd_lecture"
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

(node as any).hash = "304e6b913060cb1d1c599d82e8172123";

export default node;
