/**
 * @generated SignedSource<<69fc0b63c5fd4879f22e44ffbfbad8f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_singleChoice$data = {
  readonly correctPosition: number;
  readonly list: boolean;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentType": "type_singleChoice";
};
export type type_singleChoice$key = {
  readonly " $data"?: type_singleChoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_singleChoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_singleChoice"
};

(node as any).hash = "b933a6f7e0566029077135dac60838b0";

export default node;
