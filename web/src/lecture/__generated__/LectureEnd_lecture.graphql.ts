/**
 * @generated SignedSource<<8f8a5d8b851710c3e5da46121f4011c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureEnd_lecture$data = {
  readonly content: {
    readonly questions?: ReadonlyArray<{
      readonly placed?: boolean;
      readonly questionId?: number;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_lecture" | "SeenControl_lecture">;
  readonly " $fragmentType": "LectureEnd_lecture";
};
export type LectureEnd_lecture$key = {
  readonly " $data"?: LectureEnd_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureEnd_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureEnd_lecture",
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
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "98f46f7fe6942d66231f5c85897f4e54";

export default node;
