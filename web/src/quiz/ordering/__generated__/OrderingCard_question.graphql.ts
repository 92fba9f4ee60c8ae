/**
 * @generated SignedSource<<ca482cc57cdeff8281ebfb5ea0e585b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderingCard_question$data = {
  readonly correctOrder: ReadonlyArray<number> | null | undefined;
  readonly givenOrder: ReadonlyArray<number> | null | undefined;
  readonly options: ReadonlyArray<string>;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useQuestion_question"
    }
  ],
  "type": "SingleOrderingQuestion",
  "abstractKey": null
};

(node as any).hash = "cd895ff49a43cd924727a3df04dada72";

export default node;
