/**
 * @generated SignedSource<<cc64025c23c013666c23fdde5437d14d>>
 * @relayHash 4cbe2f35c672202f95f9439ec8838407
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8f24bbed56fd4bdcccb0aca8d91aa049eb5c507507e595e4a4717574a69e179

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuthorNewsQuery$variables = {
  admin: boolean;
  courses: boolean;
  trial: boolean;
  vouchers: boolean;
};
export type AuthorNewsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditedCourses_query" | "WaitingList_query" | "useOwnWork_query">;
};
export type AuthorNewsQuery = {
  response: AuthorNewsQuery$data;
  variables: AuthorNewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "admin"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courses"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trial"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vouchers"
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v5 = {
  "kind": "Literal",
  "name": "orderBy",
  "value": {
    "direction": "DESC",
    "field": "UPDATE_TIME"
  }
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = [
  (v9/*:: as any*/),
  {
    "kind": "Literal",
    "name": "overdue",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AuthorNewsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "EditedCourses_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useOwnWork_query"
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "admin",
            "variableName": "admin"
          },
          {
            "kind": "Variable",
            "name": "courses",
            "variableName": "courses"
          },
          {
            "kind": "Variable",
            "name": "trial",
            "variableName": "trial"
          },
          {
            "kind": "Variable",
            "name": "vouchers",
            "variableName": "vouchers"
          }
        ],
        "kind": "FragmentSpread",
        "name": "WaitingList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AuthorNewsQuery",
    "selections": [
      {
        "alias": "edited",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "savedByViewer": true
            }
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "AuthoredCourseConnection",
        "kind": "LinkedField",
        "name": "authoredCourses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unavailable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "imageUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "published",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updateTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Author",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userId",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseMetadata",
                "kind": "LinkedField",
                "name": "metadata",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "language",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "authoredCourses(filter:{\"savedByViewer\":true},first:3,orderBy:{\"direction\":\"DESC\",\"field\":\"UPDATE_TIME\"})"
      },
      {
        "alias": "drafts",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "createdByViewer": true,
              "published": false,
              "template": false
            }
          },
          (v9/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "AuthoredCourseConnection",
        "kind": "LinkedField",
        "name": "authoredCourses",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "authoredCourses(filter:{\"createdByViewer\":true,\"published\":false,\"template\":false},first:1,orderBy:{\"direction\":\"DESC\",\"field\":\"UPDATE_TIME\"})"
      },
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
                  (v9/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "storageKey": "people(first:1,status:\"ADDED\")"
              },
              {
                "alias": "invited",
                "args": [
                  (v9/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "storageKey": "people(first:1,status:\"INVITED\")"
              },
              {
                "alias": "rightsWait",
                "args": [
                  (v9/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "storageKey": "people(first:1,rightsWait:true)"
              },
              {
                "alias": "overdueRequests",
                "args": (v12/*:: as any*/),
                "concreteType": "PrivacyRequestConnection",
                "kind": "LinkedField",
                "name": "privacyRequests",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": "privacyRequests(first:1,overdue:true)"
              },
              {
                "alias": "openRequests",
                "args": [
                  (v9/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
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
                  },
                  (v6/*:: as any*/)
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
                      (v7/*:: as any*/),
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
                  (v9/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "storageKey": "discussionQuestions(first:1,state:\"REPORTED\")"
              },
              {
                "alias": "unanswered",
                "args": [
                  (v9/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "storageKey": "discussionQuestions(first:1,state:\"UNANSWERED\")"
              }
            ]
          },
          {
            "alias": "stuck",
            "args": [
              (v9/*:: as any*/),
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
            "selections": (v11/*:: as any*/),
            "storageKey": "userCourses(first:1,stuck:true)"
          },
          {
            "alias": "late",
            "args": (v12/*:: as any*/),
            "concreteType": "WorkspaceUserCourseConnection",
            "kind": "LinkedField",
            "name": "userCourses",
            "plural": false,
            "selections": (v11/*:: as any*/),
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
              (v9/*:: as any*/),
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
            "selections": (v11/*:: as any*/),
            "storageKey": "userCourses(dueSoon:true,expired:false,first:1,phase:\"ENROLLED\")"
          },
          (v6/*:: as any*/)
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
                  (v8/*:: as any*/),
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
                  },
                  (v6/*:: as any*/)
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
          (v4/*:: as any*/),
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
              (v10/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "jobs(first:3,running:true)"
      }
    ]
  },
  "params": {
    "id": "b8f24bbed56fd4bdcccb0aca8d91aa049eb5c507507e595e4a4717574a69e179",
    "metadata": {},
    "name": "AuthorNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6ab39f332dc61b8115c26092b8eb19f";

export default node;
