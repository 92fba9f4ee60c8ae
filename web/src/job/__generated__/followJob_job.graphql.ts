/**
 * @generated SignedSource<<00d9386b184ceb9d9a08053b8508befb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type followJob_job$data = {
  readonly cancelTime: string | null | undefined;
  readonly doneCount: number;
  readonly endTime: string | null | undefined;
  readonly rowCounts: {
    readonly done: number;
    readonly refused: number;
    readonly startsLater: number;
    readonly unchanged: number;
    readonly waiting: number;
  };
  readonly state: JobState;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "followJob_job";
};
export type followJob_job$key = {
  readonly " $data"?: followJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"followJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "followJob_job",
  "selections": [
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
      "name": "doneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRowCounts",
      "kind": "LinkedField",
      "name": "rowCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsLater",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unchanged",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refused",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "f24cd87d3212a02d006452bb9f698b23";

export default node;
