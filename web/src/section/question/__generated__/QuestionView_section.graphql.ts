/**
 * @generated SignedSource<<76a6c2f6e958dad2f16d0931bc508f48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionView_section$data = {
  readonly question: {
    readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
  } | null | undefined;
  readonly " $fragmentType": "QuestionView_section";
};
export type QuestionView_section$key = {
  readonly " $data"?: QuestionView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "question",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionCard_question"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuestionSection",
  "abstractKey": null
};

(node as any).hash = "bbe87ebf3a2ebaae2ab8ad19866435c3";

export default node;
