/**
 * @generated SignedSource<<8011ea9ccfcf673ff6e9121a25829965>>
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
  readonly registered: boolean;
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

(node as any).hash = "664864faa79e43242ce5af29149b8514";

export default node;
