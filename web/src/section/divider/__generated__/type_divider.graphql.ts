/**
 * @generated SignedSource<<0905a89c4d6a8ee23f750b59786b6b6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_divider$data = {
  readonly __typename: "AuthoredButtonDividerSection";
  readonly sectionId: number;
  readonly " $fragmentType": "type_divider";
} | {
  readonly __typename: "AuthoredScrollSection";
  readonly sectionId: number;
  readonly " $fragmentType": "type_divider";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "type_divider";
};
export type type_divider$key = {
  readonly " $data"?: type_divider$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_divider">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_divider"
};

(node as any).hash = "6a182d5ddb051fb7e5e7cf5f51f9c035";

export default node;
