/**
 * @generated SignedSource<<124ddbde3acf569fddba6352aea38974>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_multipleChoice$data = {
  readonly correctPositions: ReadonlyArray<number>;
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

(node as any).hash = "fc6f44aa205eac861066f8deafa74d9d";

export default node;
