/**
 * @generated SignedSource<<e4e72312a1f1c984db325801950aa27e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
export type Role = "ADMIN" | "COURSE_ADMIN" | "VOUCHER_ADMIN";
import { FragmentRefs } from "relay-runtime";
export type useEnterSession_viewer$data = {
  readonly user: {
    readonly language: Language | null | undefined;
    readonly name: string;
    readonly picture: string | null | undefined;
    readonly roles: ReadonlyArray<Role>;
    readonly userId: number;
    readonly username: string;
  };
  readonly " $fragmentType": "useEnterSession_viewer";
};
export type useEnterSession_viewer$key = {
  readonly " $data"?: useEnterSession_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnterSession_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useEnterSession_viewer"
};

(node as any).hash = "6ac9919df95153e95d74ef6aafdd11d0";

export default node;
