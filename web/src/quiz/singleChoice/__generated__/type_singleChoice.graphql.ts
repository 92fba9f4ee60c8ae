/**
 * @generated SignedSource<<bea3a8796c3ebc8ebd6ea420b89b5d56>>
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
  readonly optionIds: ReadonlyArray<number>;
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

(node as any).hash = "a6a24715c79dcda22b443196cf79b081";

export default node;
