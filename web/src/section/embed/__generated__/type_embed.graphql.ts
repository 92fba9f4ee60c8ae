/**
 * @generated SignedSource<<d006f1b644d387a05b7f7cea25fc0625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type EmbedSize = "SQUARE" | "STANDARD" | "TALL" | "WIDE";
import { FragmentRefs } from "relay-runtime";
export type type_embed$data = {
  readonly caption: string;
  readonly size: EmbedSize;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "type_embed";
};
export type type_embed$key = {
  readonly " $data"?: type_embed$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_embed">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_embed"
};

(node as any).hash = "f285af90d8129589c26685e81582e546";

export default node;
