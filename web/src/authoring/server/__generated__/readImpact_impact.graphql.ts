/**
 * @generated SignedSource<<1292329db33694673064c528c0c247d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readImpact_impact$data = {
  readonly answerQuestionCount: number;
  readonly answers: ReadonlyArray<{
    readonly againCount: number;
    readonly gainCount: number;
    readonly lectureName: string;
    readonly loseCount: number;
    readonly questionId: number;
    readonly text: string;
  }>;
  readonly certificateGainCount: number;
  readonly certificateLoseCount: number;
  readonly certificateLosers: ReadonlyArray<string>;
  readonly closing: ReadonlyArray<{
    readonly learnerCount: number;
    readonly lectureId: number;
    readonly name: string;
  }>;
  readonly examinedCount: number;
  readonly fallCount: number;
  readonly learnerCount: number;
  readonly losses: {
    readonly learnerCount: number;
    readonly lectureCount: number;
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
      readonly name: string;
    }>;
    readonly questionCount: number;
    readonly questions: ReadonlyArray<{
      readonly lectureName: string;
      readonly questionId: number;
      readonly text: string;
    }>;
  } | null | undefined;
  readonly opening: ReadonlyArray<{
    readonly learnerCount: number;
    readonly lectureId: number;
    readonly name: string;
  }>;
  readonly riseCount: number;
  readonly totalPointsAfter: number;
  readonly totalPointsBefore: number;
  readonly " $fragmentType": "readImpact_impact";
};
export type readImpact_impact$key = {
  readonly " $data"?: readImpact_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"readImpact_impact">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readImpact_impact"
};

(node as any).hash = "12c5376366a6c78923b3c850c2b1c817";

export default node;
