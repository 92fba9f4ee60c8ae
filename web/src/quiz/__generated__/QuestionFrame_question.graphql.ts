/**
 * @generated SignedSource<<c9395d138620339e82b3850d85eab303>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionFrame_question$data = {
  readonly correct: boolean | null | undefined;
  readonly number: number;
  readonly questionId: number;
  readonly settled: boolean;
  readonly text: string;
  readonly weight: number;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerFeedback_question">;
  readonly " $fragmentType": "QuestionFrame_question";
};
export type QuestionFrame_question$key = {
  readonly " $data"?: QuestionFrame_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionFrame_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionFrame_question",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correct",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerFeedback_question"
    }
  ],
  "type": "QuestionFields",
  "abstractKey": "__isQuestionFields"
};

(node as any).hash = "c2a07418d0b579ba7bca85b71cb7c065";

export default node;
