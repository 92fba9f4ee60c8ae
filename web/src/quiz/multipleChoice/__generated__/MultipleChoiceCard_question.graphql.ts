/**
 * @generated SignedSource<<a93f8c14f2ff734525cb86719064f9ff>>
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
  readonly correctAnswerCount: number;
  readonly correctPositions: ReadonlyArray<number> | null | undefined;
  readonly explanations: ReadonlyArray<{
    readonly content: string;
    readonly position: number;
    readonly type: ExplanationType;
  }>;
  readonly options: ReadonlyArray<string>;
  readonly questionId: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chosenPositions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctPositions",
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
      "name": "correctAnswerCount",
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

(node as any).hash = "0b0afdbac2ac0adc987b9383cb4380d0";

export default node;
