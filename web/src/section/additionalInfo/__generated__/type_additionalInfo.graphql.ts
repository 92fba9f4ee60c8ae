/**
 * @generated SignedSource<<6ec6a397e904bf549174220384b63932>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_additionalInfo$data = {
  readonly html: string;
  readonly title: string;
  readonly " $fragmentType": "type_additionalInfo";
};
export type type_additionalInfo$key = {
  readonly " $data"?: type_additionalInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_additionalInfo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_additionalInfo"
};

(node as any).hash = "868e310ed44ded28d9cc45d14b32f8eb";

export default node;
