/**
 * @generated SignedSource<<6d128c5a21be0f003c60253297b86328>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type OrderingCard_question$data = {
  readonly correct: boolean | null | undefined;
  readonly correctOrder: ReadonlyArray<number> | null | undefined;
  readonly explanations: ReadonlyArray<{
    readonly content: string;
    readonly position: number;
    readonly type: ExplanationType;
  }>;
  readonly givenOrder: ReadonlyArray<number> | null | undefined;
  readonly options: ReadonlyArray<string>;
  readonly questionId: number;
  readonly settled: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionFrame_question">;
  readonly " $fragmentType": "OrderingCard_question";
};
export type OrderingCard_question$key = {
  readonly " $data"?: OrderingCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderingCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderingCard_question",
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
      "name": "givenOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctOrder",
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
  "type": "SingleOrderingQuestion",
  "abstractKey": null
};

(node as any).hash = "2ee04f6322a4257a75e9a31a548e0777";

export default node;
