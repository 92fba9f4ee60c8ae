/**
 * @generated SignedSource<<1b9b9d8418d6763df7345a1a5fc0e08a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type readLecture_question$data = {
  readonly __typename: string;
  readonly categories?: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly correctOrder?: ReadonlyArray<number>;
  readonly correctPlacement?: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }>;
  readonly correctPosition?: number;
  readonly correctPositions?: ReadonlyArray<number>;
  readonly explanation?: {
    readonly texts: ReadonlyArray<{
      readonly content: string;
      readonly key: string;
    }>;
    readonly type: ExplanationType;
  } | null | undefined;
  readonly items?: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly list?: boolean;
  readonly options?: ReadonlyArray<string>;
  readonly questionId?: number;
  readonly text?: string;
  readonly weight?: number;
  readonly wrongLimit?: number;
  readonly " $fragmentType": "readLecture_question";
};
export type readLecture_question$key = {
  readonly " $data"?: readLecture_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLecture_question">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CategoryAssignment",
    "kind": "LinkedField",
    "name": "correctPlacement",
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
        "name": "items",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "readLecture_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
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
          "concreteType": "AuthoredExplanation",
          "kind": "LinkedField",
          "name": "explanation",
          "plural": false,
          "selections": [
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
              "concreteType": "AuthoredExplanationText",
              "kind": "LinkedField",
              "name": "texts",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "content",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "AuthoredQuestionFields",
      "abstractKey": "__isAuthoredQuestionFields"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctPosition",
          "storageKey": null
        }
      ],
      "type": "AuthoredSingleChoiceQuestion",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctPositions",
          "storageKey": null
        }
      ],
      "type": "AuthoredMultipleChoiceQuestion",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v3/*:: as any*/),
      "type": "AuthoredCategorizationQuestion",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v3/*:: as any*/),
      "type": "AuthoredMultipleAssociationQuestion",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctOrder",
          "storageKey": null
        }
      ],
      "type": "AuthoredSingleOrderingQuestion",
      "abstractKey": null
    }
  ],
  "type": "AuthoredQuestion",
  "abstractKey": "__isAuthoredQuestion"
};
})();

(node as any).hash = "b94994f1db6670aa4df41da4a740d3eb";

export default node;
