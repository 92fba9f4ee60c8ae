/**
 * @generated SignedSource<<7b975c79785cb5ec1833eaf3325724fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MultipleAssociationCard_question$data = {
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MultipleAssociationCard_question",
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
  "type": "MultipleAssociationQuestion",
  "abstractKey": null
};
})();

(node as any).hash = "c0f3af290518d97a3df319c8b9f0e7b9";

export default node;
