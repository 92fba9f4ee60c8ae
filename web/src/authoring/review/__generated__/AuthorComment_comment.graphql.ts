/**
 * @generated SignedSource<<ed2aaabf931b241a10410e8ad375e5bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuthorComment_comment$data = {
  readonly commentId: number;
  readonly deletable: boolean;
  readonly editable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CommentView_comment" | "EditCommentForm_comment">;
  readonly " $fragmentType": "AuthorComment_comment";
};
export type AuthorComment_comment$key = {
  readonly " $data"?: AuthorComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorComment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuthorComment_comment",
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
      "kind": "ScalarField",
      "name": "editable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentView_comment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCommentForm_comment"
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};

(node as any).hash = "fc47312a1a92d8f466bfb715182bf309";

export default node;
