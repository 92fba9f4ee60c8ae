/**
 * @generated SignedSource<<d431e2184f39ee420159abfc0e276c8f>>
 * @relayHash 3141e374bba74bce625aca9109b94fc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9f99eb192414ff6cfd3825437edad9f3026e1bfec2eb9c7ca44f7f5cade1b45

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FactAggregation = "DAY" | "HOUR" | "MINUTE" | "MONTH" | "WEEK" | "YEAR";
export type FactMeasure = "ACTIVE" | "ANSWERS" | "AVERAGE_SCORE" | "CERTIFICATES" | "CORRECT" | "DONE" | "FINISHED" | "REGISTERED" | "SEEN" | "STARTED" | "USAGES" | "USERS" | "VOUCHERS" | "WRONG";
export type FactName = "COURSE" | "SUBJECT";
export type FactType = "CAMPAIGN" | "CERTIFICATE" | "LECTURE" | "MODULE" | "QUESTION_ANSWER" | "USER_COURSE" | "WORKSPACE";
export type OrderDirection = "ASC" | "DESC";
export type FactOrder = {
  direction?: OrderDirection | null | undefined;
  measure?: FactMeasure | null | undefined;
  name?: FactName | null | undefined;
};
export type AnalyticsPageQuery$variables = {
  aggregation: FactAggregation;
  beforeTime?: string | null | undefined;
  campaignId?: string | null | undefined;
  compared: boolean;
  courseId?: string | null | undefined;
  endTime: string;
  groupId?: string | null | undefined;
  measure: FactMeasure;
  narrowed: boolean;
  orderBy?: FactOrder | null | undefined;
  startTime?: string | null | undefined;
  subjectId?: string | null | undefined;
  type: FactType;
};
export type AnalyticsPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AdminGuard_query" | "Analytics_query">;
};
export type AnalyticsPageQuery = {
  response: AnalyticsPageQuery$data;
  variables: AnalyticsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "aggregation"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "beforeTime"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "campaignId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "compared"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courseId"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endTime"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "measure"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "narrowed"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startTime"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjectId"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "kind": "Variable",
  "name": "campaignId",
  "variableName": "campaignId"
},
v15 = {
  "kind": "Variable",
  "name": "courseId",
  "variableName": "courseId"
},
v16 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "endTime"
},
v17 = {
  "kind": "Variable",
  "name": "groupId",
  "variableName": "groupId"
},
v18 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "startTime"
},
v19 = {
  "kind": "Variable",
  "name": "subjectId",
  "variableName": "subjectId"
},
v20 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measure",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "FactValue",
  "kind": "LinkedField",
  "name": "values",
  "plural": true,
  "selections": [
    (v22/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "startTime"
},
v27 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "beforeTime"
},
v28 = [
  (v21/*:: as any*/)
],
v29 = [
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  (v17/*:: as any*/),
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AnalyticsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminGuard_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Analytics_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v12/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v11/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnalyticsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roles",
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
            "alias": null,
            "args": null,
            "concreteType": "Retention",
            "kind": "LinkedField",
            "name": "retention",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "factsKeptFromTime",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "concreteType": "FactValue",
                "kind": "LinkedField",
                "name": "totals",
                "plural": true,
                "selections": [
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "narrowed",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "only",
                    "args": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      },
                      (v17/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "concreteType": "FactCountConnection",
                    "kind": "LinkedField",
                    "name": "facts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FactCount",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v23/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": "now",
                "args": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "concreteType": "FactTotals",
                "kind": "LinkedField",
                "name": "allTotals",
                "plural": true,
                "selections": [
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "compared",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "earlier",
                    "args": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v26/*:: as any*/),
                      (v17/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "concreteType": "FactTotals",
                    "kind": "LinkedField",
                    "name": "allTotals",
                    "plural": true,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FactValue",
                        "kind": "LinkedField",
                        "name": "values",
                        "plural": true,
                        "selections": (v28/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "before",
                    "args": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v26/*:: as any*/),
                      (v17/*:: as any*/),
                      (v27/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "concreteType": "FactValue",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": true,
                    "selections": (v28/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "aggregation",
                    "variableName": "aggregation"
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "measure",
                    "variableName": "measure"
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "concreteType": "FactPoint",
                "kind": "LinkedField",
                "name": "series",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "time",
                    "storageKey": null
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v29/*:: as any*/),
                "concreteType": "FactCountConnection",
                "kind": "LinkedField",
                "name": "facts",
                "plural": false,
                "selections": [
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
                    "name": "csvUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FactCountEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FactCount",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subjectId",
                            "storageKey": null
                          },
                          (v30/*:: as any*/),
                          (v23/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "courseName",
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v29/*:: as any*/),
                "filters": [
                  "type",
                  "startTime",
                  "endTime",
                  "courseId",
                  "groupId",
                  "campaignId",
                  "subjectId",
                  "orderBy"
                ],
                "handle": "connection",
                "key": "FactList_facts",
                "kind": "LinkedHandle",
                "name": "facts"
              }
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "template": false
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": {
              "direction": "ASC",
              "field": "NAME"
            }
          }
        ],
        "concreteType": "AuthoredCourseConnection",
        "kind": "LinkedField",
        "name": "authoredCourses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v30/*:: as any*/),
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseRights",
                "kind": "LinkedField",
                "name": "rights",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mayEdit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "authoredCourses(filter:{\"template\":false},first:100,orderBy:{\"direction\":\"ASC\",\"field\":\"NAME\"})"
      }
    ]
  },
  "params": {
    "id": "c9f99eb192414ff6cfd3825437edad9f3026e1bfec2eb9c7ca44f7f5cade1b45",
    "metadata": {},
    "name": "AnalyticsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3e6d324d05ef24d9af277c3e024461a";

export default node;
