/**
 * @generated SignedSource<<e32c64e8fe763dc1f9d956d3c5df816b>>
 * @relayHash 01ab128711dabdefaecfb263ac5cf7db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f4a97003ad47f5436197fd107683710ead90601fb2e1a43a10f5de8d74916de

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
export type useDecisionTreeQuery$variables = {
  courseId: string;
};
export type useDecisionTreeQuery$data = {
  readonly course: {
    readonly decisionTree: {
      readonly nodes: ReadonlyArray<{
        readonly course?: {
          readonly certifiable: boolean;
          readonly courseId: number;
          readonly durationMinutes: number | null | undefined;
          readonly imageUrl: string | null | undefined;
          readonly lectureCount: number;
          readonly metadata: {
            readonly language: string | null | undefined;
          };
          readonly miniDescription: string;
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
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"readDecisionTree_tree">;
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
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "type": "DecisionQuestion",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "DecisionOption",
  "abstractKey": null
},
v8 = {
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v9/*:: as any*/)
  ],
  "type": "DecisionCourse",
  "abstractKey": null
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
  "kind": "ScalarField",
  "name": "miniDescription",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureCount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certifiable",
  "storageKey": null
},
v18 = {
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seenPercent",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v23 = {
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
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readDecisionTree_tree",
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
                      {
                        "fragment": (v5/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "place"
                      },
                      {
                        "fragment": (v6/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "question"
                      },
                      {
                        "fragment": (v7/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "option"
                      },
                      {
                        "fragment": (v8/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "button"
                      },
                      {
                        "fragment": (v10/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "course"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
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
                                (v19/*:: as any*/),
                                (v20/*:: as any*/),
                                (v21/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Certificate",
                                  "kind": "LinkedField",
                                  "name": "certificate",
                                  "plural": false,
                                  "selections": [
                                    (v22/*:: as any*/)
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "UserCourse",
                            "kind": "LinkedField",
                            "name": "viewerUserCourse",
                            "plural": false,
                            "selections": [
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Certificate",
                                "kind": "LinkedField",
                                "name": "certificate",
                                "plural": false,
                                "selections": [
                                  (v22/*:: as any*/),
                                  (v23/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v23/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v23/*:: as any*/)
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
          (v23/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f4a97003ad47f5436197fd107683710ead90601fb2e1a43a10f5de8d74916de",
    "metadata": {},
    "name": "useDecisionTreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6fd8c7492b8906234ad7c0f940af7010";

export default node;
