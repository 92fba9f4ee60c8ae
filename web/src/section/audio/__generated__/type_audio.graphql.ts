/**
 * @generated SignedSource<<65aaaeb111d0f0b4aca7976d5b0c5841>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_audio$data = {
  readonly title: string;
  readonly transcript: string;
  readonly url: string;
  readonly " $fragmentType": "type_audio";
};
export type type_audio$key = {
  readonly " $data"?: type_audio$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_audio">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_audio"
};

(node as any).hash = "81d27adc1f6a4de16377977a8ae283be";

export default node;
