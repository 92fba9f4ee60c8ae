/**
 * @generated SignedSource<<e07fa9018f6aa2e3ca8e43ad2b6e5981>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
import { FragmentRefs } from "relay-runtime";
export type useEnterSession_payload$data = {
  readonly createdWorkspace: {
    readonly workspaceId: number;
  } | null | undefined;
  readonly registered: boolean | null | undefined;
  readonly viewer: {
    readonly user: {
      readonly language: Language | null | undefined;
      readonly userId: number;
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

(node as any).hash = "32489e9a85cbe7f072478c13004d0adb";

export default node;
