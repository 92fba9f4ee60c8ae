/**
 * @generated SignedSource<<33ac57024c7ebbeb660db6fc608818e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type type_dialog$data = {
  readonly turns: ReadonlyArray<{
    readonly avatarName: string | null | undefined;
    readonly avatarUrl: string | null | undefined;
    readonly bubbles: ReadonlyArray<{
      readonly __typename: "AudioBubble";
      readonly url: string;
    } | {
      readonly __typename: "AuthoredQuestionBubble";
      readonly questionId: number | null | undefined;
    } | {
      readonly __typename: "TextBubble";
      readonly html: string;
    } | {
      readonly __typename: "VideoBubble";
      readonly url: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
    readonly side: Side;
    readonly usesOwnPicture: boolean;
  }>;
  readonly " $fragmentType": "type_dialog";
};
export type type_dialog$key = {
  readonly " $data"?: type_dialog$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_dialog">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_dialog"
};

(node as any).hash = "b36e2c4040f5034ed91dc0522758d59a";

export default node;
