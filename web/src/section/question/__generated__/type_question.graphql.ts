/**
 * @generated SignedSource<<dee4f6ea809f0eb256cf736b5e186a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_question$data = {
  readonly questionId: number | null | undefined;
  readonly " $fragmentType": "type_question";
};
export type type_question$key = {
  readonly " $data"?: type_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_question">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_question"
};

(node as any).hash = "95ccbadb5036af591771900ca3e40e4c";

export default node;
