/**
 * @generated SignedSource<<d0b1be7d5958f3b88151f46cac11c05d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionEntry_question$data = {
  readonly lectureName: string;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionDetails_question" | "QuestionFigures_question">;
  readonly " $fragmentType": "QuestionEntry_question";
};
export type QuestionEntry_question$key = {
  readonly " $data"?: QuestionEntry_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionEntry_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionEntry_question",
  "selections": [
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
      "name": "lectureName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionFigures_question"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionDetails_question"
    }
  ],
  "type": "QuestionStatistics",
  "abstractKey": null
};

(node as any).hash = "f457a6c70c611b4423a5b6b27efa6c84";

export default node;
