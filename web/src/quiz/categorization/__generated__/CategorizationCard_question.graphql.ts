/**
 * @generated SignedSource<<153b1f85ea39fa31460d0dac2d0a3706>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategorizationCard_question$data = {
  readonly categories: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly correctAnswerCount: number;
  readonly correctPartCount: number | null | undefined;
  readonly correctPlacement: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }> | null | undefined;
  readonly items: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly partCount: number | null | undefined;
  readonly placement: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestion_question">;
  readonly " $fragmentType": "CategorizationCard_question";
};
export type CategorizationCard_question$key = {
  readonly " $data"?: CategorizationCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorizationCard_question">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
],
v1 = [
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
    "name": "items",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategorizationCard_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MappingLabel",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MappingLabel",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryAssignment",
      "kind": "LinkedField",
      "name": "placement",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctAnswerCount",
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
      "alias": null,
      "args": null,
      "concreteType": "CategoryAssignment",
      "kind": "LinkedField",
      "name": "correctPlacement",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useQuestion_question"
    }
  ],
  "type": "CategorizationQuestion",
  "abstractKey": null
};
})();

(node as any).hash = "0bdd2fb54faa1baaef024fc0ec59c1b1";

export default node;
