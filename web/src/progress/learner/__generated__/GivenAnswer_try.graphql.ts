/**
 * @generated SignedSource<<0d9c3985ef7408c31b065e285fed1489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GivenAnswer_try$data = {
  readonly given: ReadonlyArray<{
    readonly category: string | null | undefined;
    readonly texts: ReadonlyArray<string>;
  }>;
  readonly goneCount: number;
  readonly " $fragmentType": "GivenAnswer_try";
};
export type GivenAnswer_try$key = {
  readonly " $data"?: GivenAnswer_try$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenAnswer_try">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GivenAnswer_try",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GivenPart",
      "kind": "LinkedField",
      "name": "given",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goneCount",
      "storageKey": null
    }
  ],
  "type": "QuestionTry",
  "abstractKey": null
};

(node as any).hash = "66e5dfa02f62378c2815f3ac3ebafd1c";

export default node;
