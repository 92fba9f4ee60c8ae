/**
 * @generated SignedSource<<d407971906e254e1821a836d4193b158>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExportKind = "AUDIT_ENTRIES" | "CERTIFICATES" | "COURSES" | "DISCUSSION_QUESTIONS" | "PEOPLE" | "REDEMPTIONS" | "USER_COURSES" | "VOUCHERS";
export type JobKind = "ANSWER_GRADING" | "COURSE_CHANGE" | "COURSE_CHANGE_TRIAL" | "COURSE_DELETION" | "COURSE_UNDO" | "ENROLMENT_CHANGE" | "ENROLMENT_CHANGE_TRIAL" | "ENROLMENT_UNDO" | "EXPORT" | "GROUP_MEMBERS" | "GROUP_MEMBERS_TRIAL" | "LEARNER_MESSAGE" | "LINK_CHECK" | "OTHER" | "PEOPLE_CHANGE" | "PEOPLE_ENROLMENT" | "PEOPLE_ENROLMENT_TRIAL" | "PEOPLE_IMPORT" | "PEOPLE_IMPORT_TRIAL" | "PEOPLE_UNDO" | "PERSONNEL_SYNC";
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type JobList_query$data = {
  readonly jobs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createTime: string;
        readonly exported: ExportKind | null | undefined;
        readonly id: string;
        readonly jobId: number;
        readonly kind: JobKind;
        readonly state: JobState;
        readonly " $fragmentSpreads": FragmentRefs<"JobCounts_job">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
  };
  readonly " $fragmentType": "JobList_query";
};
export type JobList_query$key = {
  readonly " $data"?: JobList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobList_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "after",
            "variableName": "after"
          },
          {
            "kind": "Variable",
            "name": "before",
            "variableName": "before"
          },
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
          },
          {
            "kind": "Variable",
            "name": "last",
            "variableName": "last"
          }
        ],
        "concreteType": "JobConnection",
        "kind": "LinkedField",
        "name": "jobs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPreviousPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "jobId",
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
                    "name": "exported",
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
                    "name": "createTime",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "JobCounts_job"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "35a740453d5d76ab5fd4bd7729c92b0a";

export default node;
