/**
 * @generated SignedSource<<61b4fc78e96363ab8890c4a8adaf63ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type SingleChoiceCard_question$data = {
  readonly chosenPosition: number | null | undefined;
  readonly correct: boolean | null | undefined;
  readonly explanations: ReadonlyArray<{
    readonly content: string;
    readonly position: number;
    readonly type: ExplanationType;
  }>;
  readonly options: ReadonlyArray<string>;
  readonly questionId: number;
  readonly rightPosition: number | null | undefined;
  readonly settled: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionFrame_question">;
  readonly " $fragmentType": "SingleChoiceCard_question";
};
export type SingleChoiceCard_question$key = {
  readonly " $data"?: SingleChoiceCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"SingleChoiceCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SingleChoiceCard_question",
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
      "name": "options",
      "storageKey": null
    },
    {
      "alias": "chosenPosition",
      "args": null,
      "kind": "ScalarField",
      "name": "userAnswer",
      "storageKey": null
    },
    {
      "alias": "rightPosition",
      "args": null,
      "kind": "ScalarField",
      "name": "correctAnswer",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Explanation",
      "kind": "LinkedField",
      "name": "explanations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionFrame_question"
    }
  ],
  "type": "SingleChoiceQuestion",
  "abstractKey": null
};

(node as any).hash = "caab32ba10f20ce9feee9014791eb0c6";

export default node;
