/**
 * @generated SignedSource<<8e9c616b444cbde77c72156ecaadc80e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChosenParts_question$data = {
  readonly answeredCount: number;
  readonly parts: ReadonlyArray<{
    readonly chosenCount: number;
    readonly correct: boolean;
    readonly place: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ChosenParts_question";
};
export type ChosenParts_question$key = {
  readonly " $data"?: ChosenParts_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenParts_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChosenParts_question",
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
      "concreteType": "QuestionStatisticsPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
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
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chosenCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correct",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuestionStatistics",
  "abstractKey": null
};

(node as any).hash = "c258cf63b9c92f301d0292234f130236";

export default node;
