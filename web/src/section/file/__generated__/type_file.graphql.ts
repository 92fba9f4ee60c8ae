/**
 * @generated SignedSource<<99135b3011378dda0304ffb7ea328f72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_file$data = {
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "type_file";
};
export type type_file$key = {
  readonly " $data"?: type_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_file"
};

(node as any).hash = "d93af42111a7a73110cffd6c804bbb9f";

export default node;
