/**
 * @generated SignedSource<<07eabef3369b9aab2e54e35601639355>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type type_imageText$data = {
  readonly html: string;
  readonly imageAlt: string;
  readonly imageColumns: number;
  readonly imageSide: Side;
  readonly imageUrl: string;
  readonly textColumns: number;
  readonly " $fragmentType": "type_imageText";
};
export type type_imageText$key = {
  readonly " $data"?: type_imageText$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_imageText">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_imageText"
};

(node as any).hash = "de06cc44c897ec9d2eec282c528cd0ad";

export default node;
