/**
 * @generated SignedSource<<7f5c837ff150e6fa47529f4a5c98be90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_html$data = {
  readonly html: string;
  readonly " $fragmentType": "type_html";
};
export type type_html$key = {
  readonly " $data"?: type_html$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_html">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_html"
};

(node as any).hash = "204ae5ec9191176943dd94d197eed470";

export default node;
