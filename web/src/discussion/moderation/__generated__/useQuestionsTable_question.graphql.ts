/**
 * @generated SignedSource<<a0f0b2e21d07da9a18cd301ca3f2c326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useQuestionsTable_question$data = ReadonlyArray<{
  readonly authorName: string | null | undefined;
  readonly courseName: string;
  readonly createTime: string;
  readonly lastActivityTime: string;
  readonly lectureName: string | null | undefined;
  readonly replyCount: number;
  readonly threadId: number;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionCell_question" | "QuestionStateMark_question">;
  readonly " $fragmentType": "useQuestionsTable_question";
}>;
export type useQuestionsTable_question$key = ReadonlyArray<{
  readonly " $data"?: useQuestionsTable_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestionsTable_question">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useQuestionsTable_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threadId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionCell_question"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionStateMark_question"
    }
  ],
  "type": "DiscussionQuestion",
  "abstractKey": null
};

(node as any).hash = "b6b34e72b282b0b0d718a3a91c3bd1fa";

export default node;
