/**
 * @generated SignedSource<<ca9f6f2394e1aaf0f345407539781720>>
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
  readonly mentions: ReadonlyArray<{
    readonly userId: number | null | undefined;
  }>;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentView_comment">;
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
      "name": "text",
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
      "alias": null,
      "args": null,
      "concreteType": "ReviewPerson",
      "kind": "LinkedField",
      "name": "mentions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentView_comment"
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};

(node as any).hash = "f5067397bf29b86a00ea5266b4eadf7f";

export default node;
