/**
 * @generated SignedSource<<56ef359c32dbff2c67934114bcf196d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_examples$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "type_examples";
};
export type type_examples$key = {
  readonly " $data"?: type_examples$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_examples">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_examples"
};

(node as any).hash = "4bd119bd753cc206e26a5868326b7961";

export default node;
