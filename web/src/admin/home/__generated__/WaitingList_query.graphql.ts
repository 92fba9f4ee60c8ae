/**
 * @generated SignedSource<<59df0c3a8e51e34501998165a52297be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExportKind = "AUDIT_ENTRIES" | "CERTIFICATES" | "COURSES" | "DISCUSSION_QUESTIONS" | "PEOPLE" | "REDEMPTIONS" | "USER_COURSES" | "VOUCHERS";
export type IntegrationSyncOutcome = "CANCELLED" | "DONE" | "FAILED" | "NEEDS_CONFIRMATION" | "RUNNING";
export type JobKind = "ANSWER_GRADING" | "COURSE_CHANGE" | "COURSE_CHANGE_TRIAL" | "COURSE_DELETION" | "COURSE_UNDO" | "ENROLMENT_CHANGE" | "ENROLMENT_CHANGE_TRIAL" | "ENROLMENT_UNDO" | "EXPORT" | "GROUP_MEMBERS" | "GROUP_MEMBERS_TRIAL" | "LEARNER_MESSAGE" | "LINK_CHECK" | "OTHER" | "PEOPLE_CHANGE" | "PEOPLE_ENROLMENT" | "PEOPLE_ENROLMENT_TRIAL" | "PEOPLE_IMPORT" | "PEOPLE_IMPORT_TRIAL" | "PEOPLE_UNDO" | "PERSONNEL_SYNC";
export type RedeemType = "MULTIPLE_USE" | "UNIQUE_CODE";
import { FragmentRefs } from "relay-runtime";
export type WaitingList_query$data = {
  readonly campaigns?: {
    readonly nodes: ReadonlyArray<{
      readonly active: boolean;
      readonly campaignId: number;
      readonly endTime: string | null | undefined;
      readonly maxUsages: number;
      readonly name: string;
      readonly redeemType: RedeemType;
      readonly usageCount: number;
      readonly voucherCount: number;
    }>;
  } | null | undefined;
  readonly jobs: {
    readonly nodes: ReadonlyArray<{
      readonly doneCount: number;
      readonly exported: ExportKind | null | undefined;
      readonly jobId: number;
      readonly kind: JobKind;
      readonly totalCount: number | null | undefined;
    }>;
  } | null | undefined;
  readonly workspace: {
    readonly added?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly coursesToReview?: {
      readonly courseCount: number;
      readonly courses: ReadonlyArray<{
        readonly courseId: number;
        readonly courseName: string;
        readonly questionCount: number;
        readonly questionId: number;
      }>;
    } | null | undefined;
    readonly dueSoon: {
      readonly totalCount: number;
    } | null | undefined;
    readonly integrations?: ReadonlyArray<{
      readonly lastCheck: {
        readonly ok: boolean;
      } | null | undefined;
      readonly lastSync?: {
        readonly outcome: IntegrationSyncOutcome;
      } | null | undefined;
    }> | null | undefined;
    readonly invited?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly late: {
      readonly totalCount: number;
    } | null | undefined;
    readonly openRequests?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly overdueRequests?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly reported?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly rightsWait?: {
      readonly totalCount: number;
    } | null | undefined;
    readonly stuck: {
      readonly totalCount: number;
    } | null | undefined;
    readonly trial?: {
      readonly contactUrl: string | null | undefined;
      readonly daysLeft: number;
    } | null | undefined;
    readonly unanswered?: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "WaitingList_query";
};
export type WaitingList_query$key = {
  readonly " $data"?: WaitingList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "overdue",
    "value": true
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "admin"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "courses"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "trial"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "vouchers"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaitingList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        {
          "condition": "trial",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Trial",
              "kind": "LinkedField",
              "name": "trial",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "daysLeft",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "contactUrl",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ]
        },
        {
          "condition": "admin",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": "added",
              "args": [
                (v0/*:: as any*/),
                {
                  "kind": "Literal",
                  "name": "status",
                  "value": "ADDED"
                }
              ],
              "concreteType": "WorkspacePersonConnection",
              "kind": "LinkedField",
              "name": "people",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "people(first:1,status:\"ADDED\")"
            },
            {
              "alias": "invited",
              "args": [
                (v0/*:: as any*/),
                {
                  "kind": "Literal",
                  "name": "status",
                  "value": "INVITED"
                }
              ],
              "concreteType": "WorkspacePersonConnection",
              "kind": "LinkedField",
              "name": "people",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "people(first:1,status:\"INVITED\")"
            },
            {
              "alias": "rightsWait",
              "args": [
                (v0/*:: as any*/),
                {
                  "kind": "Literal",
                  "name": "rightsWait",
                  "value": true
                }
              ],
              "concreteType": "WorkspacePersonConnection",
              "kind": "LinkedField",
              "name": "people",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "people(first:1,rightsWait:true)"
            },
            {
              "alias": "overdueRequests",
              "args": (v3/*:: as any*/),
              "concreteType": "PrivacyRequestConnection",
              "kind": "LinkedField",
              "name": "privacyRequests",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "privacyRequests(first:1,overdue:true)"
            },
            {
              "alias": "openRequests",
              "args": [
                (v0/*:: as any*/),
                {
                  "kind": "Literal",
                  "name": "state",
                  "value": "OPEN"
                }
              ],
              "concreteType": "PrivacyRequestConnection",
              "kind": "LinkedField",
              "name": "privacyRequests",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "privacyRequests(first:1,state:\"OPEN\")"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "integrations",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "IntegrationCheck",
                  "kind": "LinkedField",
                  "name": "lastCheck",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "ok",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "IntegrationSync",
                      "kind": "LinkedField",
                      "name": "lastSync",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "outcome",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "PersonnelIntegration",
                  "abstractKey": null
                }
              ],
              "storageKey": null
            }
          ]
        },
        {
          "condition": "courses",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CoursesToReview",
              "kind": "LinkedField",
              "name": "coursesToReview",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "courseCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CourseToReview",
                  "kind": "LinkedField",
                  "name": "courses",
                  "plural": true,
                  "selections": [
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
                      "kind": "ScalarField",
                      "name": "questionCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "questionId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": "reported",
              "args": [
                (v0/*:: as any*/),
                {
                  "kind": "Literal",
                  "name": "state",
                  "value": "REPORTED"
                }
              ],
              "concreteType": "DiscussionQuestionConnection",
              "kind": "LinkedField",
              "name": "discussionQuestions",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "discussionQuestions(first:1,state:\"REPORTED\")"
            },
            {
              "alias": "unanswered",
              "args": [
                (v0/*:: as any*/),
                {
                  "kind": "Literal",
                  "name": "state",
                  "value": "UNANSWERED"
                }
              ],
              "concreteType": "DiscussionQuestionConnection",
              "kind": "LinkedField",
              "name": "discussionQuestions",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": "discussionQuestions(first:1,state:\"UNANSWERED\")"
            }
          ]
        },
        {
          "alias": "stuck",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "stuck",
              "value": true
            }
          ],
          "concreteType": "WorkspaceUserCourseConnection",
          "kind": "LinkedField",
          "name": "userCourses",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": "userCourses(first:1,stuck:true)"
        },
        {
          "alias": "late",
          "args": (v3/*:: as any*/),
          "concreteType": "WorkspaceUserCourseConnection",
          "kind": "LinkedField",
          "name": "userCourses",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": "userCourses(first:1,overdue:true)"
        },
        {
          "alias": "dueSoon",
          "args": [
            {
              "kind": "Literal",
              "name": "dueSoon",
              "value": true
            },
            {
              "kind": "Literal",
              "name": "expired",
              "value": false
            },
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "phase",
              "value": "ENROLLED"
            }
          ],
          "concreteType": "WorkspaceUserCourseConnection",
          "kind": "LinkedField",
          "name": "userCourses",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": "userCourses(dueSoon:true,expired:false,first:1,phase:\"ENROLLED\")"
        }
      ],
      "storageKey": null
    },
    {
      "condition": "vouchers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
            {
              "kind": "Literal",
              "name": "hideExpired",
              "value": true
            }
          ],
          "concreteType": "CampaignConnection",
          "kind": "LinkedField",
          "name": "campaigns",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Campaign",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "campaignId",
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
                  "name": "active",
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
                  "name": "redeemType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "maxUsages",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "voucherCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "usageCount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "campaigns(first:100,hideExpired:true)"
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        },
        {
          "kind": "Literal",
          "name": "running",
          "value": true
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
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
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
              "name": "doneCount",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "jobs(first:3,running:true)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "10cd614c1384f632da8f3f6c774ac333";

export default node;
