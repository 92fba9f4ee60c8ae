/**
 * @generated SignedSource<<565d06c89355d61dd91ae6cdbd6467da>>
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
  "metadata": null,
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

(node as any).hash = "89331350c2954256e8349a8156c8ef1f";

export default node;
