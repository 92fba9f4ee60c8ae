/**
 * @generated SignedSource<<018c2a3a70656416d5bc32e3052b7152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureQuiz_lecture$data = {
  readonly content: {
    readonly questions?: ReadonlyArray<{
      readonly placed?: boolean;
      readonly questionId?: number;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
    }>;
  };
  readonly " $fragmentType": "LectureQuiz_lecture";
};
export type LectureQuiz_lecture$key = {
  readonly " $data"?: LectureQuiz_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureQuiz_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureQuiz_lecture",
  "selections": [
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
                        "name": "questionId",
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
      "action": "THROW"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "dc3fe6c9623b470c339bc7a2d6b48195";

export default node;
