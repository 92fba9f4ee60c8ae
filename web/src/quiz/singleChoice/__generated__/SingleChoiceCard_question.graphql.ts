/**
 * @generated SignedSource<<800e35d5fc5ac0c6369a1cb0038abe9c>>
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
  "metadata": null,
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

(node as any).hash = "8ba939aad9b3317348717e9d4d2a984b";

export default node;
