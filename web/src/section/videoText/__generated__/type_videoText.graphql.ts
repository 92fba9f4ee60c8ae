/**
 * @generated SignedSource<<58601255670e84c7883535b2c8b7f7a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type type_videoText$data = {
  readonly captions: ReadonlyArray<{
    readonly label: string;
    readonly language: string;
    readonly vtt: string;
  }>;
  readonly html: string;
  readonly textColumns: number;
  readonly transcript: string;
  readonly videoColumns: number;
  readonly videoSide: Side;
  readonly videoUrl: string;
  readonly " $fragmentType": "type_videoText";
};
export type type_videoText$key = {
  readonly " $data"?: type_videoText$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_videoText">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_videoText"
};

(node as any).hash = "698fcbfc7f735c8d190dc2cf67cb92fa";

export default node;
