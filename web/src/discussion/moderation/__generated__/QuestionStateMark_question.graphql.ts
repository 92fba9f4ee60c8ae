/**
 * @generated SignedSource<<f00eb4b4432d43f5d92d4f96dcb3cd12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DiscussionQuestionState = "ANSWERED" | "DELETED" | "HIDDEN" | "UNANSWERED";
import { FragmentRefs } from "relay-runtime";
export type QuestionStateMark_question$data = {
  readonly reportCount: number;
  readonly state: DiscussionQuestionState;
  readonly " $fragmentType": "QuestionStateMark_question";
};
export type QuestionStateMark_question$key = {
  readonly " $data"?: QuestionStateMark_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionStateMark_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionStateMark_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportCount",
      "storageKey": null
    }
  ],
  "type": "DiscussionQuestion",
  "abstractKey": null
};

(node as any).hash = "ddd05590e7804567925b2485715b522f";

export default node;
