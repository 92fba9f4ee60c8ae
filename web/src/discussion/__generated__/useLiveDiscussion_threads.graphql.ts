/**
 * @generated SignedSource<<244b774acce98ec330a3a46e4d2f0eed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLiveDiscussion_threads$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly lastActivityTime: string;
      readonly question: {
        readonly writtenByViewer: boolean;
      };
      readonly replyCount: number;
      readonly threadId: number;
    };
  }>;
  readonly " $fragmentType": "useLiveDiscussion_threads";
};
export type useLiveDiscussion_threads$key = {
  readonly " $data"?: useLiveDiscussion_threads$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveDiscussion_threads">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLiveDiscussion_threads"
};

(node as any).hash = "e8175cf3c9a432ca9ff24a4e23d3f21d";

export default node;
