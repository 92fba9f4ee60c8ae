/**
 * @generated SignedSource<<d003a9211f7127faaeb3309ae58dfcdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobKind = "ANSWER_GRADING" | "COURSE_CHANGE" | "COURSE_CHANGE_TRIAL" | "COURSE_DELETION" | "COURSE_UNDO" | "ENROLMENT_CHANGE" | "ENROLMENT_CHANGE_TRIAL" | "ENROLMENT_UNDO" | "EXPORT" | "GROUP_MEMBERS" | "GROUP_MEMBERS_TRIAL" | "LEARNER_MESSAGE" | "LINK_CHECK" | "OTHER" | "PEOPLE_CHANGE" | "PEOPLE_ENROLMENT" | "PEOPLE_ENROLMENT_TRIAL" | "PEOPLE_IMPORT" | "PEOPLE_IMPORT_TRIAL" | "PEOPLE_UNDO" | "PERSONNEL_SYNC";
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type JobReport_job$data = {
  readonly cancelTime: string | null | undefined;
  readonly doneCount: number;
  readonly id: string;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobCounts_job" | "JobResult_job">;
  readonly " $fragmentType": "JobReport_job";
};
export type JobReport_job$key = {
  readonly " $data"?: JobReport_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobReport_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobReport_job",
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
      "name": "kind",
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
      "name": "cancelTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobCounts_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobResult_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "7993d8002e326747582b6bad6835df21";

export default node;
