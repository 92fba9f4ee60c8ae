/**
 * @generated SignedSource<<2d2b73255837ef73ab498a28d1d42fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderingCard_question$data = {
  readonly correctOrder: ReadonlyArray<number> | null | undefined;
  readonly correctPartCount: number | null | undefined;
  readonly givenOrder: ReadonlyArray<number> | null | undefined;
  readonly options: ReadonlyArray<string>;
  readonly partCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestion_question">;
  readonly " $fragmentType": "OrderingCard_question";
};
export type OrderingCard_question$key = {
  readonly " $data"?: OrderingCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderingCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderingCard_question",
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
      "name": "correctPartCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useQuestion_question"
    }
  ],
  "type": "SingleOrderingQuestion",
  "abstractKey": null
};

(node as any).hash = "133a0149b66ecbf8eb7fcfbf66571ca6";

export default node;
