/**
 * @generated SignedSource<<39c6dcee7c5065fb7aa5ac22c3af4aa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerFeedback_question$data = {
  readonly settled: boolean;
  readonly wrongCount: number;
  readonly wrongLimit: number;
  readonly " $fragmentType": "AnswerFeedback_question";
};
export type AnswerFeedback_question$key = {
  readonly " $data"?: AnswerFeedback_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerFeedback_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerFeedback_question",
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
      "name": "wrongLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wrongCount",
      "storageKey": null
    }
  ],
  "type": "QuestionFields",
  "abstractKey": "__isQuestionFields"
};

(node as any).hash = "5819451a8b9e3dd73a8fd508d638ba9e";

export default node;
