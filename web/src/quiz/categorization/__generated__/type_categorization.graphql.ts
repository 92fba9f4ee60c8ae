/**
 * @generated SignedSource<<4bb075806f56b414e0b0d9663964f32f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_categorization$data = {
  readonly categories: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly correctPlacement: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }>;
  readonly items: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "type_categorization";
};
export type type_categorization$key = {
  readonly " $data"?: type_categorization$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_categorization">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_categorization"
};

(node as any).hash = "68575306c885fe011d0e406e721f91dc";

export default node;
