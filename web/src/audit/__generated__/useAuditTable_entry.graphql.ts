/**
 * @generated SignedSource<<982354a070c5deb142b85cff7013aaa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAuditTable_entry$data = ReadonlyArray<{
  readonly id: string;
  readonly jobEntryCount: number | null | undefined;
  readonly jobId: number | null | undefined;
  readonly sentence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AuditSentence_part">;
  }>;
  readonly time: string;
  readonly token: {
    readonly lastCharacters: string;
    readonly name: string;
  } | null | undefined;
  readonly who: {
    readonly text: string;
    readonly thingId: string | null | undefined;
  };
  readonly " $fragmentType": "useAuditTable_entry";
}>;
export type useAuditTable_entry$key = ReadonlyArray<{
  readonly " $data"?: useAuditTable_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAuditTable_entry">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useAuditTable_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditSentencePart",
      "kind": "LinkedField",
      "name": "who",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thingId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditSentencePart",
      "kind": "LinkedField",
      "name": "sentence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditSentence_part"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditToken",
      "kind": "LinkedField",
      "name": "token",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastCharacters",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobEntryCount",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "2fc27ed308cf40de0e1291d3751d4047";

export default node;
