/**
 * @generated SignedSource<<375911a80fd99f9b04ef51ce8686370b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readSection_inner$data = {
  readonly accordion: {
    readonly " $fragmentSpreads": FragmentRefs<"type_accordion">;
  } | null | undefined;
  readonly additionalInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"type_additionalInfo">;
  } | null | undefined;
  readonly audio: {
    readonly " $fragmentSpreads": FragmentRefs<"type_audio">;
  } | null | undefined;
  readonly button: {
    readonly " $fragmentSpreads": FragmentRefs<"type_button">;
  } | null | undefined;
  readonly dialog: {
    readonly " $fragmentSpreads": FragmentRefs<"type_dialog">;
  } | null | undefined;
  readonly divider: {
    readonly " $fragmentSpreads": FragmentRefs<"type_divider">;
  };
  readonly embed: {
    readonly " $fragmentSpreads": FragmentRefs<"type_embed">;
  } | null | undefined;
  readonly examples: {
    readonly " $fragmentSpreads": FragmentRefs<"type_examples">;
  } | null | undefined;
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"type_file">;
  } | null | undefined;
  readonly html: {
    readonly " $fragmentSpreads": FragmentRefs<"type_html">;
  } | null | undefined;
  readonly imageText: {
    readonly " $fragmentSpreads": FragmentRefs<"type_imageText">;
  } | null | undefined;
  readonly important: {
    readonly " $fragmentSpreads": FragmentRefs<"type_important">;
  } | null | undefined;
  readonly node: {
    readonly questionIds: ReadonlyArray<number>;
    readonly sectionId: number;
  } | null | undefined;
  readonly pdf: {
    readonly " $fragmentSpreads": FragmentRefs<"type_pdf">;
  } | null | undefined;
  readonly question: {
    readonly " $fragmentSpreads": FragmentRefs<"type_question">;
  } | null | undefined;
  readonly richText: {
    readonly " $fragmentSpreads": FragmentRefs<"type_richText">;
  } | null | undefined;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"type_text">;
  } | null | undefined;
  readonly unknown: {
    readonly " $fragmentSpreads": FragmentRefs<"type_unknown">;
  } | null | undefined;
  readonly videoText: {
    readonly " $fragmentSpreads": FragmentRefs<"type_videoText">;
  } | null | undefined;
  readonly " $fragmentType": "readSection_inner";
};
export type readSection_inner$key = {
  readonly " $data"?: readSection_inner$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSection_inner">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSection_inner"
};

(node as any).hash = "4af8ca9c0fa9fec2c59fc50996686f75";

export default node;
