/**
 * @generated SignedSource<<f1b987d6a2d4d2f8470b47d39b4a5ab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobKind = "ANSWER_GRADING" | "COURSE_CHANGE" | "COURSE_CHANGE_TRIAL" | "COURSE_DELETION" | "COURSE_UNDO" | "ENROLMENT_CHANGE" | "ENROLMENT_CHANGE_TRIAL" | "ENROLMENT_UNDO" | "EXPORT" | "GROUP_MEMBERS" | "GROUP_MEMBERS_TRIAL" | "LEARNER_MESSAGE" | "LINK_CHECK" | "OTHER" | "PEOPLE_CHANGE" | "PEOPLE_ENROLMENT" | "PEOPLE_ENROLMENT_TRIAL" | "PEOPLE_IMPORT" | "PEOPLE_IMPORT_TRIAL" | "PEOPLE_UNDO" | "PERSONNEL_SYNC";
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type JobCounts_job$data = {
  readonly kind: JobKind;
  readonly rowCounts: {
    readonly done: number;
    readonly refused: number;
    readonly startsLater: number;
    readonly unchanged: number;
    readonly waiting: number;
  };
  readonly state: JobState;
  readonly " $fragmentType": "JobCounts_job";
};
export type JobCounts_job$key = {
  readonly " $data"?: JobCounts_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCounts_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobCounts_job",
  "selections": [
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

(node as any).hash = "95476d7af20f6eaba08b9b45a987a53d";

export default node;
