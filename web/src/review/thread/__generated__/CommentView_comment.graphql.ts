/**
 * @generated SignedSource<<7c2d8047a4bff6164acb39a9f519b8ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentView_comment$data = {
  readonly authorName: string | null | undefined;
  readonly createTime: string;
  readonly editTime: string | null | undefined;
  readonly linkName: string | null | undefined;
  readonly pieces: ReadonlyArray<{
    readonly mention: boolean;
    readonly person: {
      readonly name: string;
    } | null | undefined;
    readonly text: string;
  }>;
  readonly writtenByGuest: boolean;
  readonly " $fragmentType": "CommentView_comment";
};
export type CommentView_comment$key = {
  readonly " $data"?: CommentView_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentView_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommentView_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenByGuest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkName",
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
          "kind": "ScalarField",
          "name": "mention",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editTime",
      "storageKey": null
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};

(node as any).hash = "bab1577aa1dccb2c9c57fa3ee47a132e";

export default node;
