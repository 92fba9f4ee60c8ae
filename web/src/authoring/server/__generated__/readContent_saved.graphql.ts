/**
 * @generated SignedSource<<606325f04e87c6eb9ff1412735c5b389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readContent_saved$data = {
  readonly questions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readQuestion_question">;
  }>;
  readonly sections: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readSection_section">;
  }>;
  readonly " $fragmentType": "readContent_saved";
};
export type readContent_saved$key = {
  readonly " $data"?: readContent_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"readContent_saved">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readContent_saved"
};

(node as any).hash = "f1169615e7caca2ec26eb60338414bed";

export default node;
