/**
 * @generated SignedSource<<955e62198ebc509a812b2fed12228f7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readSection_section$data = {
  readonly branch: {
    readonly " $fragmentSpreads": FragmentRefs<"type_branch">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"readSection_inner">;
  readonly " $fragmentType": "readSection_section";
};
export type readSection_section$key = {
  readonly " $data"?: readSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSection_section">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSection_section"
};

(node as any).hash = "d47a07b3a3896b4534032c5623819918";

export default node;
