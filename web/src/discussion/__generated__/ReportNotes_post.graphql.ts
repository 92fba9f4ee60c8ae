/**
 * @generated SignedSource<<61d73aaa74d78cee99828bd12dcafa41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportNotes_post$data = {
  readonly postId: number;
  readonly reported: boolean;
  readonly reports: ReadonlyArray<{
    readonly createTime: string;
    readonly reason: string;
    readonly reporterName: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ReportNotes_post";
};
export type ReportNotes_post$key = {
  readonly " $data"?: ReportNotes_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportNotes_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportNotes_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reported",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscussionReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reporterName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DiscussionPost",
  "abstractKey": null
};

(node as any).hash = "d22f26416bad3aa533fb7cbe1678f4e0";

export default node;
