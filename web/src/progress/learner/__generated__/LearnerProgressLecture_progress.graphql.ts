/**
 * @generated SignedSource<<c95ab5a6d79ee75d8cf6e75610b4686c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type LearnerProgressLecture_progress$data = {
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
  readonly " $fragmentType": "LearnerProgressLecture_progress";
};
export type LearnerProgressLecture_progress$key = {
  readonly " $data"?: LearnerProgressLecture_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerProgressLecture_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerProgressLecture_progress",
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

(node as any).hash = "94726c3ac598098d61c11ced694f62f8";

export default node;
