/**
 * @generated SignedSource<<565cc71e8f6881a8008d017d62bcc68b>>
 * @relayHash d53a57c64f3c6039d9906c3323e1b2d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9efa142535733f3f98e21bc72b6d27ca9a6d263af01c4202d85e1ae0da4a4ae

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminNewsQuery$variables = {
  admin: boolean;
  courses: boolean;
  since: string;
  vouchers: boolean;
};
export type AdminNewsQuery$data = {
  readonly workspace: {
    readonly lately?: {
      readonly " $fragmentSpreads": FragmentRefs<"Happened_workspace">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Waiting_query">;
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
  "name": "courses"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vouchers"
},
v4 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "since"
},
v5 = [
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
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "overdue",
    "value": true
  }
],
v10 = {
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
      (v3/*:: as any*/)
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
            "name": "vouchers",
            "variableName": "vouchers"
          }
        ],
        "kind": "FragmentSpread",
        "name": "Waiting_query"
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
                      (v4/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "type",
                        "value": "WORKSPACE"
                      }
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "learners",
                    "args": [
                      (v4/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "type",
                        "value": "USER_COURSE"
                      }
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "added",
                "args": [
                  (v6/*:: as any*/),
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
                "selections": (v8/*:: as any*/),
                "storageKey": "people(first:1,status:\"ADDED\")"
              },
              {
                "alias": "invited",
                "args": [
                  (v6/*:: as any*/),
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
                "selections": (v8/*:: as any*/),
                "storageKey": "people(first:1,status:\"INVITED\")"
              },
              {
                "alias": "rightsWait",
                "args": [
                  (v6/*:: as any*/),
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
                "selections": (v8/*:: as any*/),
                "storageKey": "people(first:1,rightsWait:true)"
              },
              {
                "alias": "overdueRequests",
                "args": (v9/*:: as any*/),
                "concreteType": "PrivacyRequestConnection",
                "kind": "LinkedField",
                "name": "privacyRequests",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": "privacyRequests(first:1,overdue:true)"
              },
              {
                "alias": "openRequests",
                "args": [
                  (v6/*:: as any*/),
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
                "selections": (v8/*:: as any*/),
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
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v10/*:: as any*/),
          {
            "condition": "courses",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursesToLookAt",
                "kind": "LinkedField",
                "name": "coursesToLookAt",
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
                    "concreteType": "CourseAttention",
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
                  (v6/*:: as any*/),
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
                "selections": (v8/*:: as any*/),
                "storageKey": "discussionQuestions(first:1,state:\"REPORTED\")"
              },
              {
                "alias": "unanswered",
                "args": [
                  (v6/*:: as any*/),
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
                "selections": (v8/*:: as any*/),
                "storageKey": "discussionQuestions(first:1,state:\"UNANSWERED\")"
              }
            ]
          },
          {
            "alias": "stuck",
            "args": [
              (v6/*:: as any*/),
              {
                "kind": "Literal",
                "name": "stuck",
                "value": true
              }
            ],
            "concreteType": "LearnerConnection",
            "kind": "LinkedField",
            "name": "userCourses",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "userCourses(first:1,stuck:true)"
          },
          {
            "alias": "late",
            "args": (v9/*:: as any*/),
            "concreteType": "LearnerConnection",
            "kind": "LinkedField",
            "name": "userCourses",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": "userCourses(first:1,overdue:true)"
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
                  (v10/*:: as any*/)
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
                "name": "doneCount",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "jobs(first:3,running:true)"
      }
    ]
  },
  "params": {
    "id": "e9efa142535733f3f98e21bc72b6d27ca9a6d263af01c4202d85e1ae0da4a4ae",
    "metadata": {},
    "name": "AdminNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebab7819f7e3722d1e0b03c7858dbae4";

export default node;
