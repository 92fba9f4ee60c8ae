/**
 * @generated SignedSource<<7d62d4834961cf2bd409086255f681c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_singleOrdering$data = {
  readonly correctOrder: ReadonlyArray<number>;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentType": "type_singleOrdering";
};
export type type_singleOrdering$key = {
  readonly " $data"?: type_singleOrdering$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_singleOrdering">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_singleOrdering"
};

(node as any).hash = "cf435c6679e9b76dd8c3be3b7f71a21b";

export default node;
