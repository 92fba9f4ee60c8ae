/**
 * @generated SignedSource<<ea71c77b47eea259403decafe0920cec>>
 * @relayHash e8f4efbede042509e106721c6965f34e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f15a1e8bd9da8f44c9045bc5edcdbaf383c1bc59b449be3a3c3b26806a5d028e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminNewsQuery$variables = {
  admin: boolean;
  before: string;
  courses: boolean;
  since: string;
  trial: boolean;
  vouchers: boolean;
};
export type AdminNewsQuery$data = {
  readonly workspace: {
    readonly begun?: {
      readonly " $fragmentSpreads": FragmentRefs<"SetupPanel_workspace">;
    } | null | undefined;
    readonly lately?: {
      readonly " $fragmentSpreads": FragmentRefs<"Happened_workspace">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingList_query">;
};
export type AdminNewsQuery = {
  response: AdminNewsQuery$data;
  variables: AdminNewsQuery$variables;
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
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courses"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trial"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vouchers"
},
v6 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "since"
},
v7 = {
  "kind": "Literal",
  "name": "type",
  "value": "WORKSPACE"
},
v8 = [
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
v9 = {
  "kind": "Literal",
  "name": "type",
  "value": "USER_COURSE"
},
v10 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "since"
},
v11 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "before"
},
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/)
],
v15 = [
  (v12/*:: as any*/),
  {
    "kind": "Literal",
    "name": "overdue",
    "value": true
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AdminNewsQuery",
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
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SetupPanel_workspace"
                    }
                  ],
                  "type": "Workspace",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "begun"
              }
            ]
          },
          {
            "condition": "admin",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        {
                          "kind": "Variable",
                          "name": "before",
                          "variableName": "before"
                        },
                        {
                          "kind": "Variable",
                          "name": "since",
                          "variableName": "since"
                        }
                      ],
                      "kind": "FragmentSpread",
                      "name": "Happened_workspace"
                    }
                  ],
                  "type": "Workspace",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "lately"
              }
            ]
          }
        ],
        "storageKey": null
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdminNewsQuery",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkspaceSetup",
                "kind": "LinkedField",
                "name": "setup",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "courseDone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lookDone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "peopleDone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "termsDone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hidden",
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
                "alias": null,
                "args": null,
                "concreteType": "Analytics",
                "kind": "LinkedField",
                "name": "analytics",
                "plural": false,
                "selections": [
                  {
                    "alias": "people",
                    "args": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "learners",
                    "args": [
                      (v6/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "peopleBefore",
                    "args": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "learnersBefore",
                    "args": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "added",
                "args": [
                  (v12/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "storageKey": "people(first:1,status:\"ADDED\")"
              },
              {
                "alias": "invited",
                "args": [
                  (v12/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "storageKey": "people(first:1,status:\"INVITED\")"
              },
              {
                "alias": "rightsWait",
                "args": [
                  (v12/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "storageKey": "people(first:1,rightsWait:true)"
              },
              {
                "alias": "overdueRequests",
                "args": (v15/*:: as any*/),
                "concreteType": "PrivacyRequestConnection",
                "kind": "LinkedField",
                "name": "privacyRequests",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": "privacyRequests(first:1,overdue:true)"
              },
              {
                "alias": "openRequests",
                "args": [
                  (v12/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
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
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v16/*:: as any*/),
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
                  (v12/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "storageKey": "discussionQuestions(first:1,state:\"REPORTED\")"
              },
              {
                "alias": "unanswered",
                "args": [
                  (v12/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "storageKey": "discussionQuestions(first:1,state:\"UNANSWERED\")"
              }
            ]
          },
          {
            "alias": "stuck",
            "args": [
              (v12/*:: as any*/),
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
            "selections": (v14/*:: as any*/),
            "storageKey": "userCourses(first:1,stuck:true)"
          },
          {
            "alias": "late",
            "args": (v15/*:: as any*/),
            "concreteType": "WorkspaceUserCourseConnection",
            "kind": "LinkedField",
            "name": "userCourses",
            "plural": false,
            "selections": (v14/*:: as any*/),
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
              (v12/*:: as any*/),
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
            "selections": (v14/*:: as any*/),
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
                  },
                  (v16/*:: as any*/)
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
              (v13/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "jobs(first:3,running:true)"
      }
    ]
  },
  "params": {
    "id": "f15a1e8bd9da8f44c9045bc5edcdbaf383c1bc59b449be3a3c3b26806a5d028e",
    "metadata": {},
    "name": "AdminNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30b6aac08c1aa458dbad2d0fbbef90f9";

export default node;
