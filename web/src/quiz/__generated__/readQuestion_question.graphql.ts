/**
 * @generated SignedSource<<069e8732427a3b7b4481501601efc121>>
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
    readonly categories: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
    }>;
    readonly correctPlacement: ReadonlyArray<{
      readonly category: string;
      readonly items: ReadonlyArray<string>;
    }>;
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
    }>;
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
    readonly categories: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
    }>;
    readonly correctPlacement: ReadonlyArray<{
      readonly category: string;
      readonly items: ReadonlyArray<string>;
    }>;
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
    }>;
  } | null | undefined;
  readonly multipleChoice: {
    readonly correctPositions: ReadonlyArray<number>;
    readonly options: ReadonlyArray<string>;
  } | null | undefined;
  readonly singleChoice: {
    readonly correctPosition: number;
    readonly list: boolean;
    readonly options: ReadonlyArray<string>;
  } | null | undefined;
  readonly singleOrdering: {
    readonly correctOrder: ReadonlyArray<number>;
    readonly options: ReadonlyArray<string>;
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

(node as any).hash = "3f12ad9fe8beb21c4c4c7370ccdca661";

export default node;
