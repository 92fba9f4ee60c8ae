/**
 * @generated SignedSource<<b41a74485186958063c54cbfe08a5fb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SingleChoiceCard_question$data = {
  readonly chosenPosition: number | null | undefined;
  readonly correctPosition: number | null | undefined;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestion_question">;
  readonly " $fragmentType": "SingleChoiceCard_question";
};
export type SingleChoiceCard_question$key = {
  readonly " $data"?: SingleChoiceCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"SingleChoiceCard_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SingleChoiceCard_question",
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
      "name": "chosenPosition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctPosition",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useQuestion_question"
    }
  ],
  "type": "SingleChoiceQuestion",
  "abstractKey": null
};

(node as any).hash = "7c5941397ff7f5fc3197b3b101139554";

export default node;
