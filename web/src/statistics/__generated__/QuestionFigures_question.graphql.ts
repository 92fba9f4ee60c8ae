/**
 * @generated SignedSource<<67b2f2633ebd8b2843ba9ecb50ffb998>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type QuestionFinding = "EASY" | "HARD" | "WEAK" | "WRONG_KEY";
import { FragmentRefs } from "relay-runtime";
export type QuestionFigures_question$data = {
  readonly answeredCount: number;
  readonly findings: ReadonlyArray<QuestionFinding>;
  readonly rightAtOnceCount: number;
  readonly " $fragmentType": "QuestionFigures_question";
};
export type QuestionFigures_question$key = {
  readonly " $data"?: QuestionFigures_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionFigures_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionFigures_question",
  "selections": [
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
    }
  ],
  "type": "QuestionStatistics",
  "abstractKey": null
};

(node as any).hash = "63f1fffb4006e3936df48c1f3ffea6ee";

export default node;
