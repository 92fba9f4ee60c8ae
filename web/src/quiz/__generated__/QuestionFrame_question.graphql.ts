/**
 * @generated SignedSource<<971174cfa27cd4aa10e381510d88e9c3>>
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
  readonly question: string;
  readonly questionId: number;
  readonly settled: boolean;
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
      "name": "question",
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
  "type": "Question",
  "abstractKey": "__isQuestion"
};

(node as any).hash = "97f816613feafac412b671e0de1208c9";

export default node;
