/**
 * @generated SignedSource<<04e7fde19814d12aced76e42cfdb11c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type WayLecture_progress$data = {
  readonly correctPoints: number;
  readonly done: boolean;
  readonly doneTime: string | null | undefined;
  readonly lecture: {
    readonly lectureId: number;
    readonly name: string;
  };
  readonly skipped: boolean;
  readonly status: ProgressStatus;
  readonly totalPoints: number;
  readonly " $fragmentType": "WayLecture_progress";
};
export type WayLecture_progress$key = {
  readonly " $data"?: WayLecture_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"WayLecture_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WayLecture_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lecture",
      "kind": "LinkedField",
      "name": "lecture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
      "name": "doneTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPoints",
      "storageKey": null
    }
  ],
  "type": "LectureProgress",
  "abstractKey": null
};

(node as any).hash = "3ef454d6bba3a5f339d88ff7a08512cb";

export default node;
