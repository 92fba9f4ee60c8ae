/**
 * @generated SignedSource<<97a76a5d460f48e08c3b35c51504e0b6>>
 * @relayHash 47c388cb9e025f36b082792637d51f65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c2dae991e34bc8ba7a34a5839ad968f4b207c15061e737cbb331b303be5b9f8

import { ConcreteRequest } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
export type useDecisionTreeQuery$variables = {
  courseId: string;
};
export type useDecisionTreeQuery$data = {
  readonly course: {
    readonly decisionTree: {
      readonly key: string;
      readonly nodes: ReadonlyArray<{
        readonly __typename: string;
        readonly course?: {
          readonly courseId: number;
          readonly metadata: {
            readonly language: string | null | undefined;
          };
          readonly name: string;
          readonly published: boolean;
          readonly viewerUserCourse: {
            readonly certificate: {
              readonly uuid: string;
            } | null | undefined;
            readonly phase: LearnerPhase;
            readonly seenPercent: number;
            readonly status: ProgressStatus;
          } | null | undefined;
        } | null | undefined;
        readonly courseId?: number | null | undefined;
        readonly key?: string;
        readonly link?: string;
        readonly parentKey?: string;
        readonly text?: string;
        readonly title?: string;
      }>;
      readonly text: string;
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
};
export type useDecisionTreeQuery = {
  response: useDecisionTreeQuery$data;
  variables: useDecisionTreeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentKey",
      "storageKey": null
    }
  ],
  "type": "DecisionNodeFields",
  "abstractKey": "__isDecisionNodeFields"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "type": "DecisionQuestion",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "DecisionOption",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "DecisionButton",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "published",
  "storageKey": null
},
v13 = {
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
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seenPercent",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useDecisionTreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DecisionTree",
            "kind": "LinkedField",
            "name": "decisionTree",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "concreteType": "UserCourse",
                              "kind": "LinkedField",
                              "name": "viewerUserCourse",
                              "plural": false,
                              "selections": [
                                (v14/*:: as any*/),
                                (v15/*:: as any*/),
                                (v16/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Certificate",
                                  "kind": "LinkedField",
                                  "name": "certificate",
                                  "plural": false,
                                  "selections": [
                                    (v17/*:: as any*/)
                                  ],
                                  "storageKey": null
                                }
                              ],
                              "storageKey": null
                            },
                            "to": "NULL"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "DecisionCourse",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecisionTreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DecisionTree",
            "kind": "LinkedField",
            "name": "decisionTree",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "UserCourse",
                            "kind": "LinkedField",
                            "name": "viewerUserCourse",
                            "plural": false,
                            "selections": [
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Certificate",
                                "kind": "LinkedField",
                                "name": "certificate",
                                "plural": false,
                                "selections": [
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v18/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v18/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "DecisionCourse",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9c2dae991e34bc8ba7a34a5839ad968f4b207c15061e737cbb331b303be5b9f8",
    "metadata": {},
    "name": "useDecisionTreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7fb1c8151e03ad1881fbd6bf8032c58";

export default node;
