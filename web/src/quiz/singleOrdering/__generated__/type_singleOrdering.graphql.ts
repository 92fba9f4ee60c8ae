/**
 * @generated SignedSource<<ffda6f9780786ee0609435053a82d3d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_singleOrdering$data = {
  readonly correctOrder: ReadonlyArray<number>;
  readonly optionIds: ReadonlyArray<number>;
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

(node as any).hash = "320c83cd346f50dcd194042be1d9b05a";

export default node;
