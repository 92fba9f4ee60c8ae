/**
 * @generated SignedSource<<effb70c5c801b873b8aff5b8130689ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MultipleChoiceCard_question$data = {
  readonly chosenPositions: ReadonlyArray<number> | null | undefined;
  readonly correctAnswerCount: number;
  readonly correctPositions: ReadonlyArray<number> | null | undefined;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestion_question">;
  readonly " $fragmentType": "MultipleChoiceCard_question";
};
export type MultipleChoiceCard_question$key = {
  readonly " $data"?: MultipleChoiceCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultipleChoiceCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MultipleChoiceCard_question",
  "selections": [
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
      "name": "correctAnswerCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useQuestion_question"
    }
  ],
  "type": "MultipleChoiceQuestion",
  "abstractKey": null
};

(node as any).hash = "efa0d42a21d80556cbeb0b3da47036dd";

export default node;
