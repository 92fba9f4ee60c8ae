/**
 * @generated SignedSource<<e8765d8664448de30bf8c90c484f3b4f>>
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
  readonly text: string;
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
      "kind": "ScalarField",
      "name": "text",
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

(node as any).hash = "0a5650970084fb2ae599963e0a55f4f2";

export default node;
