/**
 * @generated SignedSource<<ac3022608c4545c1483ae435f084ae23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AuditThingKind = "CAMPAIGN" | "CERTIFICATE" | "COURSE" | "GROUP" | "JOB" | "PERSON";
import { FragmentRefs } from "relay-runtime";
export type AuditSentence_part$data = ReadonlyArray<{
  readonly kind: AuditThingKind | null | undefined;
  readonly text: string;
  readonly thingId: string | null | undefined;
  readonly " $fragmentType": "AuditSentence_part";
}>;
export type AuditSentence_part$key = ReadonlyArray<{
  readonly " $data"?: AuditSentence_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditSentence_part">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AuditSentence_part",
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
      "name": "kind",
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
  "type": "AuditSentencePart",
  "abstractKey": null
};

(node as any).hash = "8a4699156e076e3ebbbae3a0faebec56";

export default node;
