/**
 * @generated SignedSource<<ec77638785af813d569d900f54a91846>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_text$data = {
  readonly text: string;
  readonly " $fragmentType": "type_text";
};
export type type_text$key = {
  readonly " $data"?: type_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_text">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_text"
};

(node as any).hash = "92696b733e1f62f518dafd024d21d3f9";

export default node;
