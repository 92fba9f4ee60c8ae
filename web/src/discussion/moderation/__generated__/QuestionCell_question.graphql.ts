/**
 * @generated SignedSource<<2ffcb9741791e00d7900fb072361b004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionCell_question$data = {
  readonly closed: boolean;
  readonly courseId: number;
  readonly lectureId: number;
  readonly lectureName: string | null | undefined;
  readonly pinned: boolean;
  readonly threadId: number;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "QuestionCell_question";
};
export type QuestionCell_question$key = {
  readonly " $data"?: QuestionCell_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionCell_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionCell_question",
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
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureId",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
      "storageKey": null
    }
  ],
  "type": "DiscussionQuestion",
  "abstractKey": null
};

(node as any).hash = "a76bf3a73e4364c1cff9aa232c0ea92a";

export default node;
