/**
 * @generated SignedSource<<ea2c200d87baac71ae59b43d5bb2be97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type readQuestion_question$data = {
  readonly categorization: {
    readonly " $fragmentSpreads": FragmentRefs<"type_categorization">;
  } | null | undefined;
  readonly common: {
    readonly explanation: {
      readonly texts: ReadonlyArray<{
        readonly content: string;
        readonly key: string;
      }>;
      readonly type: ExplanationType;
    } | null | undefined;
    readonly questionId: number;
    readonly text: string;
    readonly weight: number;
    readonly wrongLimit: number;
  } | null | undefined;
  readonly multipleAssociation: {
    readonly " $fragmentSpreads": FragmentRefs<"type_multipleAssociation">;
  } | null | undefined;
  readonly multipleChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"type_multipleChoice">;
  } | null | undefined;
  readonly singleChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"type_singleChoice">;
  } | null | undefined;
  readonly singleOrdering: {
    readonly " $fragmentSpreads": FragmentRefs<"type_singleOrdering">;
  } | null | undefined;
  readonly " $fragmentType": "readQuestion_question";
};
export type readQuestion_question$key = {
  readonly " $data"?: readQuestion_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"readQuestion_question">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readQuestion_question"
};

(node as any).hash = "e65779eab4d5e6751b6d401e21978a0e";

export default node;
