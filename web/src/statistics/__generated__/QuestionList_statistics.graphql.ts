/**
 * @generated SignedSource<<877970a98773c6fbdeacd5265831afc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type QuestionFinding = "EASY" | "HARD" | "WEAK" | "WRONG_KEY";
import { FragmentRefs } from "relay-runtime";
export type QuestionList_statistics$data = {
  readonly csvUrl: string;
  readonly questions: ReadonlyArray<{
    readonly answeredCount: number;
    readonly findings: ReadonlyArray<QuestionFinding>;
    readonly questionId: number;
    readonly rightAtOnceCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionEntry_question">;
  }>;
  readonly " $fragmentType": "QuestionList_statistics";
};
export type QuestionList_statistics$key = {
  readonly " $data"?: QuestionList_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionList_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionList_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csvUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionStatistics",
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
          "name": "answeredCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rightAtOnceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "findings",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionEntry_question"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourseQuestionStatistics",
  "abstractKey": null
};

(node as any).hash = "82250e07d3ffea2408ff51a345011f7e";

export default node;
