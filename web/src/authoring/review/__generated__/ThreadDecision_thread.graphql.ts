/**
 * @generated SignedSource<<06c85f2a58126992130219d0176a59b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewPart = "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
export type ReviewThreadState = "OPEN" | "RESOLVED";
import { FragmentRefs } from "relay-runtime";
export type ThreadDecision_thread$data = {
  readonly anchor: {
    readonly lectureId: number | null | undefined;
    readonly part: ReviewPart;
    readonly partId: number;
  };
  readonly courseId: number;
  readonly quote: {
    readonly exact: string;
    readonly prefix: string;
    readonly suffix: string;
  } | null | undefined;
  readonly resolvedByName: string | null | undefined;
  readonly state: ReviewThreadState;
  readonly suggestedText: string | null | undefined;
  readonly threadId: number;
  readonly " $fragmentType": "ThreadDecision_thread";
};
export type ThreadDecision_thread$key = {
  readonly " $data"?: ThreadDecision_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadDecision_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadDecision_thread",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suffix",
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
      "name": "resolvedByName",
      "storageKey": null
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};

(node as any).hash = "667c3fee1a075fe42e28f53e2baa9d4d";

export default node;
