/**
 * @generated SignedSource<<82025250f9e3bc1f3260f07cafcbcf3d>>
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

(node as any).hash = "b741efa1318d15030386017aba3145ff";

export default node;
