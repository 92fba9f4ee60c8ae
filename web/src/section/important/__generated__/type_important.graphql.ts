/**
 * @generated SignedSource<<fe39e766508204d08ce3c570f369a873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_important$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "type_important";
};
export type type_important$key = {
  readonly " $data"?: type_important$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_important">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_important"
};

(node as any).hash = "9c725c16c78d9f598c7c1fb6de169121";

export default node;
