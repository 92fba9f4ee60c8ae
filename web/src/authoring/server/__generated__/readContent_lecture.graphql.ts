/**
 * @generated SignedSource<<bb2648cc3d888366c0f6f4097fc288be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readContent_lecture$data = {
  readonly questions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readQuestion_question">;
  }>;
  readonly sections: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readSection_section">;
  }>;
  readonly " $fragmentType": "readContent_lecture";
};
export type readContent_lecture$key = {
  readonly " $data"?: readContent_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"readContent_lecture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readContent_lecture"
};

(node as any).hash = "835dc6d6faa46a120afb5b7cf5c7c340";

export default node;
