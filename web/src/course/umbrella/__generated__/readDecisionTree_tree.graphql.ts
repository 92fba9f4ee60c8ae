/**
 * @generated SignedSource<<192d43b15464eab541a6a6120daa6e2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readDecisionTree_tree$data = {
  readonly key: string;
  readonly nodes: ReadonlyArray<{
    readonly button: {
      readonly link: string;
      readonly text: string;
    } | null | undefined;
    readonly course: {
      readonly courseId: number | null | undefined;
    } | null | undefined;
    readonly option: {
      readonly title: string;
    } | null | undefined;
    readonly place: {
      readonly key: string;
      readonly parentKey: string;
    } | null | undefined;
    readonly question: {
      readonly text: string;
      readonly title: string;
    } | null | undefined;
  }>;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentType": "readDecisionTree_tree";
};
export type readDecisionTree_tree$key = {
  readonly " $data"?: readDecisionTree_tree$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDecisionTree_tree">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDecisionTree_tree"
};

(node as any).hash = "33999d43cc213b10973a81da5c244add";

export default node;
