/**
 * @generated SignedSource<<d0a5b7276ede9d4c16e54bf71d4e1dda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
export type Role = "ROLE_ADMIN" | "ROLE_COURSE_ADMIN" | "ROLE_VOUCHER_ADMIN";
import { FragmentRefs } from "relay-runtime";
export type useEnterSession_payload$data = {
  readonly createdWorkspace: {
    readonly workspaceId: number;
  } | null | undefined;
  readonly registered: boolean | null | undefined;
  readonly viewer: {
    readonly user: {
      readonly language: Language | null | undefined;
      readonly name: string;
      readonly pictureUrl: string | null | undefined;
      readonly roles: ReadonlyArray<Role>;
      readonly userId: number;
      readonly username: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "useEnterSession_payload";
};
export type useEnterSession_payload$key = {
  readonly " $data"?: useEnterSession_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnterSession_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useEnterSession_payload"
};

(node as any).hash = "01628314e9dd5373e024637b7440127c";

export default node;
