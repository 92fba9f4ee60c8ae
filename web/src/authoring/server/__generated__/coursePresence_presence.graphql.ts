/**
 * @generated SignedSource<<c84c883c522b10564a1df757913d044c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type LockRequestAnswer = "DECLINED" | "SOON";
import { FragmentRefs } from "relay-runtime";
export type coursePresence_presence$data = {
  readonly lock: {
    readonly holder: {
      readonly name: string;
      readonly userId: number;
      readonly username: string;
    };
  } | null | undefined;
  readonly others: ReadonlyArray<{
    readonly author: {
      readonly name: string;
      readonly userId: number;
      readonly username: string;
    };
    readonly editing: boolean;
    readonly request: {
      readonly answer: LockRequestAnswer | null | undefined;
    } | null | undefined;
  }>;
  readonly ownRequest: {
    readonly answer: LockRequestAnswer | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "coursePresence_presence";
};
export type coursePresence_presence$key = {
  readonly " $data"?: coursePresence_presence$data;
  readonly " $fragmentSpreads": FragmentRefs<"coursePresence_presence">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "coursePresence_presence"
};

(node as any).hash = "4608452378875f160ea855571fdd43bb";

export default node;
