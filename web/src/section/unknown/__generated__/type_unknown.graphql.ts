/**
 * @generated SignedSource<<9ada8dc3a2ccf4870277d65ce0ca89e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_unknown$data = {
  readonly content: unknown | null | undefined;
  readonly type: string;
  readonly " $fragmentType": "type_unknown";
};
export type type_unknown$key = {
  readonly " $data"?: type_unknown$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_unknown">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_unknown"
};

(node as any).hash = "38413b1b0bbd8bf279d0c69455fc7f20";

export default node;
