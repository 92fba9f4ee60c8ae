/**
 * @generated SignedSource<<8b8bc1253e2bbd38e8d74e5c715524b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobRowState = "DONE" | "REFUSED" | "UNCHANGED" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type useJobRowTable_row$data = ReadonlyArray<{
  readonly code: string | null | undefined;
  readonly message: string | null | undefined;
  readonly number: number;
  readonly params: unknown;
  readonly state: JobRowState;
  readonly subject: string;
  readonly " $fragmentType": "useJobRowTable_row";
}>;
export type useJobRowTable_row$key = ReadonlyArray<{
  readonly " $data"?: useJobRowTable_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"useJobRowTable_row">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useJobRowTable_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "type": "JobRow",
  "abstractKey": null
};

(node as any).hash = "e6da8023f60e9c6d655507ad43598ab6";

export default node;
