/**
 * @generated SignedSource<<92c843bd661557219031c7d03a312963>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionSectionView_section$data = {
  readonly question: {
    readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
  } | null | undefined;
  readonly " $fragmentType": "QuestionSectionView_section";
};
export type QuestionSectionView_section$key = {
  readonly " $data"?: QuestionSectionView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionSectionView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionSectionView_section",
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

(node as any).hash = "f747e5966874672e61f6b68bdafcd5c1";

export default node;
