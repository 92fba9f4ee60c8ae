/**
 * @generated SignedSource<<b072bfa6637015660b373858c03f601a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionTries_question$data = {
  readonly correct: boolean | null | undefined;
  readonly exhausted: boolean;
  readonly text: string;
  readonly tries: ReadonlyArray<{
    readonly correct: boolean;
    readonly time: string;
    readonly " $fragmentSpreads": FragmentRefs<"GivenAnswer_try">;
  }>;
  readonly tryCount: number;
  readonly " $fragmentType": "QuestionTries_question";
};
export type QuestionTries_question$key = {
  readonly " $data"?: QuestionTries_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionTries_question">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correct",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionTries_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exhausted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionTry",
      "kind": "LinkedField",
      "name": "tries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GivenAnswer_try"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnsweredQuestion",
  "abstractKey": null
};
})();

(node as any).hash = "940a7beba7802c5346a1cb652a73177d";

export default node;
