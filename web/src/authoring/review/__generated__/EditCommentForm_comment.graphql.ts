/**
 * @generated SignedSource<<c6f6fab497496c501b358c95ac87fc88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditCommentForm_comment$data = {
  readonly commentId: number;
  readonly pieces: ReadonlyArray<{
    readonly person: {
      readonly name: string;
      readonly userId: number | null | undefined;
    } | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "EditCommentForm_comment";
};
export type EditCommentForm_comment$key = {
  readonly " $data"?: EditCommentForm_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCommentForm_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditCommentForm_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewCommentPiece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
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
          "concreteType": "ReviewPerson",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};

(node as any).hash = "b86f2958b011ec94d55fafd0321df476";

export default node;
