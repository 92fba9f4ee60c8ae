/**
 * @generated SignedSource<<574653bc61b325f1b0406ceb3e0e3f9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type MultipleAssociationCard_question$data = {
  readonly categories: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly correct: boolean | null | undefined;
  readonly correctPlacement: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }> | null | undefined;
  readonly explanations: ReadonlyArray<{
    readonly content: string;
    readonly position: number;
    readonly type: ExplanationType;
  }>;
  readonly items: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly placement: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }> | null | undefined;
  readonly questionId: number;
  readonly settled: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionFrame_question">;
  readonly " $fragmentType": "MultipleAssociationCard_question";
};
export type MultipleAssociationCard_question$key = {
  readonly " $data"?: MultipleAssociationCard_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultipleAssociationCard_question">;
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
  "metadata": null,
  "name": "MultipleAssociationCard_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correct",
      "storageKey": null
    },
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
      "concreteType": "CategoryAssignment",
      "kind": "LinkedField",
      "name": "correctPlacement",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Explanation",
      "kind": "LinkedField",
      "name": "explanations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuestionFrame_question"
    }
  ],
  "type": "MultipleAssociationQuestion",
  "abstractKey": null
};
})();

(node as any).hash = "8084567cf5bc735c1088120d2cd0f376";

export default node;
