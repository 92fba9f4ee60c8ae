/**
 * @generated SignedSource<<a89787bf86c85093b0daacf4e9b0cacd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type type_multipleAssociation$data = {
  readonly categories: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly correctPlacement: ReadonlyArray<{
    readonly category: string;
    readonly items: ReadonlyArray<string>;
  }>;
  readonly items: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "type_multipleAssociation";
};
export type type_multipleAssociation$key = {
  readonly " $data"?: type_multipleAssociation$data;
  readonly " $fragmentSpreads": FragmentRefs<"type_multipleAssociation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "type_multipleAssociation"
};

(node as any).hash = "2f9b5efdd3bec440f36011ced1973e4c";

export default node;
