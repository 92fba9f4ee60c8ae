/**
 * @generated SignedSource<<cdba84b6bf744a3c78ccbdca88dd0cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_button$data = {
  readonly buttonLink: string;
  readonly buttonText: string;
  readonly className: string;
  readonly html: string;
  readonly " $fragmentType": "type_button";
};
export type type_button$key = {
  readonly " $data"?: type_button$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_button">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_button"
};

(node as any).hash = "4082f99a2ed23379bc09177f6657921e";

export default node;
