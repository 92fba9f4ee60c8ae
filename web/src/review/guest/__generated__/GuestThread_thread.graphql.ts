/**
 * @generated SignedSource<<dc8ea00f9cf16ae48e11472f3a153c30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "DECLINED" | "TAKEN";
export type ReviewThreadState = "OPEN" | "RESOLVED";
import { FragmentRefs } from "relay-runtime";
export type GuestThread_thread$data = {
  readonly comments: ReadonlyArray<{
    readonly commentId: number;
    readonly " $fragmentSpreads": FragmentRefs<"CommentView_comment">;
  }>;
  readonly outcome: ReviewOutcome | null | undefined;
  readonly quote: {
    readonly exact: string;
  } | null | undefined;
  readonly state: ReviewThreadState;
  readonly suggestedText: string | null | undefined;
  readonly threadId: number;
  readonly " $fragmentType": "GuestThread_thread";
};
export type GuestThread_thread$key = {
  readonly " $data"?: GuestThread_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestThread_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GuestThread_thread",
  "selections": [
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
      "concreteType": "ReviewQuote",
      "kind": "LinkedField",
      "name": "quote",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exact",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestedText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentView_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};

(node as any).hash = "db6c57a69910fa346a1e0b5159429a8f";

export default node;
