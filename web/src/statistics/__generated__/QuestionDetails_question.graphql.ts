/**
 * @generated SignedSource<<8ed28a0e21fa44d5b03b15e91489cab4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type QuestionFinding = "EASY" | "HARD" | "WEAK" | "WRONG_KEY";
import { FragmentRefs } from "relay-runtime";
export type QuestionDetails_question$data = {
  readonly discrimination: number | null | undefined;
  readonly findings: ReadonlyArray<QuestionFinding>;
  readonly outdatedCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenParts_question">;
  readonly " $fragmentType": "QuestionDetails_question";
};
export type QuestionDetails_question$key = {
  readonly " $data"?: QuestionDetails_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionDetails_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionDetails_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discrimination",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outdatedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "findings",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChosenParts_question"
    }
  ],
  "type": "QuestionStatistics",
  "abstractKey": null
};

(node as any).hash = "d5afd9a4ca62bf54b9713bfacf994fbe";

export default node;
