/**
 * @generated SignedSource<<c717c3df04510a102e0af0e9f2efb193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_pdf$data = {
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "type_pdf";
};
export type type_pdf$key = {
  readonly " $data"?: type_pdf$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_pdf">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_pdf"
};

(node as any).hash = "921a16379841a5711d37b21ed71308b9";

export default node;
