/**
 * @generated SignedSource<<27ff323c112d6160b9b3b30109bda1e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type MultipleChoiceCard_question$data = {
  readonly chosenPositions: ReadonlyArray<number> | null | undefined;
  readonly correct: boolean | null | undefined;
  readonly correctAnswerSize: number;
  readonly explanations: ReadonlyArray<{
    readonly content: string;
    readonly position: number;
    readonly type: ExplanationType;
  }>;
  readonly options: ReadonlyArray<string>;
  readonly questionId: number;
  readonly rightPositions: ReadonlyArray<number> | null | undefined;
  readonly settled: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionFrame_question">;
  readonly " $fragmentType": "MultipleChoiceCard_question";
};
export type MultipleChoiceCard_question$key = {
  readonly " $data"?: MultipleChoiceCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultipleChoiceCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MultipleChoiceCard_question",
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
      "alias": "chosenPositions",
      "args": null,
      "kind": "ScalarField",
      "name": "userAnswer",
      "storageKey": null
    },
    {
      "alias": "rightPositions",
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
      "kind": "ScalarField",
      "name": "correctAnswerSize",
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
  "type": "MultipleChoiceQuestion",
  "abstractKey": null
};

(node as any).hash = "da5dccb85d338ca56fc415dbd45fdaf3";

export default node;
