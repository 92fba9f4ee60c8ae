/**
 * @generated SignedSource<<cf469952b1eef76ad8063ca17a01e0ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PrintedQuiz_lecture$data = {
  readonly content: {
    readonly questions?: ReadonlyArray<{
      readonly __typename: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LectureQuiz_lecture">;
  readonly " $fragmentType": "PrintedQuiz_lecture";
};
export type PrintedQuiz_lecture$key = {
  readonly " $data"?: PrintedQuiz_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrintedQuiz_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrintedQuiz_lecture",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
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
      "name": "LectureQuiz_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "88f467a1827b2d1dcd4d3e01d76212a3";

export default node;
