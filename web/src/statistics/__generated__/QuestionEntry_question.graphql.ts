/**
 * @generated SignedSource<<22b1513c6d47c86a42368e0fd904ecba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionEntry_question$data = {
  readonly lectureName: string;
  readonly number: number;
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
      "name": "number",
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

(node as any).hash = "1896c761e5ed5ff2495d0f55307bc93f";

export default node;
