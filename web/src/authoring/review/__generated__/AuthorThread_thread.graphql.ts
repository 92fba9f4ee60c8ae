/**
 * @generated SignedSource<<5faa51877d9c843bf74b34c2696fa853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewOutcome = "DECLINED" | "TAKEN";
export type ReviewPart = "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
export type ReviewThreadState = "OPEN" | "RESOLVED";
import { FragmentRefs } from "relay-runtime";
export type AuthorThread_thread$data = {
  readonly anchor: {
    readonly lectureId: number | null | undefined;
    readonly part: ReviewPart;
    readonly partId: number;
  };
  readonly comments: ReadonlyArray<{
    readonly commentId: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorComment_comment">;
  }>;
  readonly courseId: number;
  readonly outcome: ReviewOutcome | null | undefined;
  readonly quote: {
    readonly exact: string;
  } | null | undefined;
  readonly state: ReviewThreadState;
  readonly suggestedText: string | null | undefined;
  readonly threadId: number;
  readonly " $fragmentSpreads": FragmentRefs<"GuestVisibility_thread" | "ThreadDecision_thread">;
  readonly " $fragmentType": "AuthorThread_thread";
};
export type AuthorThread_thread$key = {
  readonly " $data"?: AuthorThread_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorThread_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuthorThread_thread",
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
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewAnchor",
      "kind": "LinkedField",
      "name": "anchor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
          "storageKey": null
        }
      ],
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
          "name": "AuthorComment_comment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuestVisibility_thread"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadDecision_thread"
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};

(node as any).hash = "45e191adfd4683d66787f8c37ccb76e3";

export default node;
