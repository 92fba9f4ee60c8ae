/**
 * @generated SignedSource<<8bb087fdef6e9341702be9a100668496>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SeenControl_lecture">;
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
      "name": "SeenControl_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "eaa7f390854686d1dc2355d7ffc15de6";

export default node;
