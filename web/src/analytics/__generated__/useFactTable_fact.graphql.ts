/**
 * @generated SignedSource<<d6d1751dfcc2db74cd208537f9d05e02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FactMeasure = "ACTIVE" | "ANSWERS" | "AVERAGE_SCORE" | "CERTIFICATES" | "CORRECT" | "DONE" | "FINISHED" | "REGISTERED" | "SEEN" | "STARTED" | "USAGES" | "USERS" | "VOUCHERS" | "WRONG";
import { FragmentRefs } from "relay-runtime";
export type useFactTable_fact$data = ReadonlyArray<{
  readonly courseId: number | null | undefined;
  readonly courseName: string | null | undefined;
  readonly name: string | null | undefined;
  readonly subjectId: number | null | undefined;
  readonly values: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "useFactTable_fact";
}>;
export type useFactTable_fact$key = ReadonlyArray<{
  readonly " $data"?: useFactTable_fact$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFactTable_fact">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useFactTable_fact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
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
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FactValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FactCount",
  "abstractKey": null
};

(node as any).hash = "2d492a36918153f67d169eabfa2b9ce2";

export default node;
