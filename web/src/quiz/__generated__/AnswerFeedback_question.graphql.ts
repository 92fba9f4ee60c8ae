/**
 * @generated SignedSource<<27df0246a9b27e2cc21e2e8d6dcde6da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerFeedback_question$data = {
  readonly settled: boolean;
  readonly wrongCount: number;
  readonly wrongLimit: number;
  readonly " $fragmentType": "AnswerFeedback_question";
};
export type AnswerFeedback_question$key = {
  readonly " $data"?: AnswerFeedback_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerFeedback_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerFeedback_question",
  "selections": [
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
      "name": "wrongLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wrongCount",
      "storageKey": null
    }
  ],
  "type": "Question",
  "abstractKey": "__isQuestion"
};

(node as any).hash = "bf81eb5806c714c548ed58ecac862eae";

export default node;
