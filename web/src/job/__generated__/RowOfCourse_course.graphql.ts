/**
 * @generated SignedSource<<7fbe14339168466a2cdb7ace4581c4b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RowOfCourse_course$data = {
  readonly certificateCount: number;
  readonly completedCount: number;
  readonly learnerCount: number;
  readonly lockedBy: {
    readonly name: string;
    readonly username: string;
  } | null | undefined;
  readonly unfinishedParts: ReadonlyArray<string>;
  readonly withProgressCount: number;
  readonly " $fragmentType": "RowOfCourse_course";
};
export type RowOfCourse_course$key = {
  readonly " $data"?: RowOfCourse_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowOfCourse_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RowOfCourse_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "learnerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withProgressCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unfinishedParts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "lockedBy",
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
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobRowCourse",
  "abstractKey": null
};

(node as any).hash = "b88128e00cc27c99e5ce4e790beae3b0";

export default node;
