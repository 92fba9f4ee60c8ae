/**
 * @generated SignedSource<<470652a35d7e1cac2d7a1f1da4d8072d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_richText$data = {
  readonly html: string;
  readonly " $fragmentType": "type_richText";
};
export type type_richText$key = {
  readonly " $data"?: type_richText$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_richText">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_richText"
};

(node as any).hash = "3458b91aa201ac5e9988de4a046f58a1";

export default node;
