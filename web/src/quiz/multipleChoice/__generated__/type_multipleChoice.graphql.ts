/**
 * @generated SignedSource<<f5a600443c1a3efcedafbca6abe1939c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_multipleChoice$data = {
  readonly correctPositions: ReadonlyArray<number>;
  readonly optionIds: ReadonlyArray<number>;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentType": "type_multipleChoice";
};
export type type_multipleChoice$key = {
  readonly " $data"?: type_multipleChoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_multipleChoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_multipleChoice"
};

(node as any).hash = "e0fc5b96ce4dffcc6d81dfde779f76fa";

export default node;
