/**
 * @generated SignedSource<<52111c416af9c71684d721e78dc34790>>
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
    readonly mentioned: boolean;
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
          "name": "mentioned",
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

(node as any).hash = "8186ef9ff538af0fcb877eb3f78cc8a9";

export default node;
