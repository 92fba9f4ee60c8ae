/**
 * @generated SignedSource<<855fcea129a79c5a6f7993d353e8d22e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CourseChangeKind = "ADDED" | "CHANGED" | "MOVED" | "REMOVED";
export type CoursePart = "ACHIEVEMENT" | "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
import { FragmentRefs } from "relay-runtime";
export type revision_changes$data = {
  readonly changes: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly field: string;
    }>;
    readonly fromLecture: {
      readonly name: string;
      readonly rawId: number;
    } | null | undefined;
    readonly fromModule: {
      readonly name: string;
    } | null | undefined;
    readonly kind: CourseChangeKind;
    readonly lecture: {
      readonly name: string;
      readonly rawId: number;
    } | null | undefined;
    readonly module: {
      readonly name: string;
    } | null | undefined;
    readonly name: string;
    readonly nextName: string | null | undefined;
    readonly part: CoursePart;
    readonly rawId: number;
  }>;
  readonly since: number | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "revision_changes";
};
export type revision_changes$key = {
  readonly " $data"?: revision_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"revision_changes">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "revision_changes"
};

(node as any).hash = "7c4c588d2d30b26f35cd72b8a500fd7c";

export default node;
