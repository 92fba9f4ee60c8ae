/**
 * @generated SignedSource<<551903b393a6bf87171553adccb83cfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_branch$data = {
  readonly options: ReadonlyArray<{
    readonly sections: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readSection_inner">;
    }>;
    readonly title: string;
  }>;
  readonly " $fragmentType": "type_branch";
};
export type type_branch$key = {
  readonly " $data"?: type_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_branch">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_branch"
};

(node as any).hash = "8c103ff696f5b3df6e8142aa85de1806";

export default node;
