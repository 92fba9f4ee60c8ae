/**
 * @generated SignedSource<<c8a6894df783924399865123593dd3cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
export type Role = "ADMIN" | "COURSE_ADMIN" | "VOUCHER_ADMIN";
import { FragmentRefs } from "relay-runtime";
export type useEnterSession_payload$data = {
  readonly createdWorkspace: {
    readonly workspaceId: number;
  } | null | undefined;
  readonly viewer: {
    readonly user: {
      readonly language: Language | null | undefined;
      readonly name: string;
      readonly picture: string | null | undefined;
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

(node as any).hash = "cb8b4269bc6920176c098de18010ab2a";

export default node;
