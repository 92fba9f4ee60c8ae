/**
 * @generated SignedSource<<c538db976d0d64d62141d034ca9478eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_accordion$data = {
  readonly items: ReadonlyArray<{
    readonly html: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "type_accordion";
};
export type type_accordion$key = {
  readonly " $data"?: type_accordion$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_accordion">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_accordion"
};

(node as any).hash = "4303e4c9cf8d8e66e4da97821c8eeead";

export default node;
