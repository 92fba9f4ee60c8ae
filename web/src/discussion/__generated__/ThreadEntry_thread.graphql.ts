/**
 * @generated SignedSource<<998a4ca2c888d88b678aba3e7529a525>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ThreadEntry_thread$data = {
  readonly answerId: number | null | undefined;
  readonly closed: boolean;
  readonly id: string;
  readonly lastActivityTime: string;
  readonly mayAccept: boolean;
  readonly mayModerate: boolean;
  readonly pinned: boolean;
  readonly question: {
    readonly authorName: string | null | undefined;
    readonly deleted: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"Post_post">;
  };
  readonly replyCount: number;
  readonly threadId: number;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ThreadEntry_thread";
};
export type ThreadEntry_thread$key = {
  readonly " $data"?: ThreadEntry_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadEntry_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadEntry_thread",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threadId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayAccept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayModerate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscussionPost",
      "kind": "LinkedField",
      "name": "question",
      "plural": false,
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
          "name": "deleted",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Post_post"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DiscussionThread",
  "abstractKey": null
};

(node as any).hash = "6074acaf3d86af7c0793af808e8c4130";

export default node;
