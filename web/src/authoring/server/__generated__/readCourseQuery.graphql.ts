/**
 * @generated SignedSource<<252d992ca14a71a09111e92313cd7e55>>
 * @relayHash 6f44695b1628e278132170e581f9bb9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f54acd0b8825dab807569ff9d6c371cf391bfa5425c7ff391da4f685013a1fa1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementType = "LECTURES_COMPLETED" | "QUESTIONS_ANSWERED" | "QUESTIONS_ANSWERED_RATE";
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
export type NavigationMode = "NEXT_BUTTON" | "SCROLL";
export type readCourseQuery$variables = {
  courseId: string;
};
export type readCourseQuery$data = {
  readonly authoredCourse: {
    readonly achievements: ReadonlyArray<{
      readonly achievementId: number;
      readonly description: string;
      readonly frame: boolean;
      readonly imageUrl: string | null | undefined;
      readonly lectureIds: ReadonlyArray<number>;
      readonly name: string;
      readonly questionIds: ReadonlyArray<number>;
      readonly requiredPercent: number | null | undefined;
      readonly type: AchievementType;
    }> | null | undefined;
    readonly anonymousAllowed: boolean;
    readonly availableFromTime: string | null | undefined;
    readonly availableUntilTime: string | null | undefined;
    readonly certifiable: boolean;
    readonly certificateMonths: number | null | undefined;
    readonly customMetadata: unknown | null | undefined;
    readonly decisionTree: {
      readonly nodes: ReadonlyArray<{
        readonly course?: {
          readonly courseId: number;
          readonly name: string;
          readonly published: boolean;
        } | null | undefined;
        readonly courseId?: number | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"readDecisionTree_tree">;
    } | null | undefined;
    readonly description: string;
    readonly durationMinutes: number | null | undefined;
    readonly externalUrl: string | null | undefined;
    readonly forumEnabled: boolean;
    readonly holdsChangesBack: boolean;
    readonly imageUrl: string | null | undefined;
    readonly learnerCount: number;
    readonly liveVersion: number;
    readonly metadata: {
      readonly avatars: ReadonlyArray<{
        readonly imageUrl: string | null | undefined;
        readonly name: string | null | undefined;
      }>;
      readonly dynamicContentHeight: boolean;
      readonly fixedContentHeight: number | null | undefined;
      readonly language: string | null | undefined;
    };
    readonly miniDescription: string;
    readonly modules: ReadonlyArray<{
      readonly availableFromTime: string | null | undefined;
      readonly description: string;
      readonly durationMinutes: number | null | undefined;
      readonly lectures: ReadonlyArray<{
        readonly description: string;
        readonly durationMinutes: number | null | undefined;
        readonly headerImageUrl: string | null | undefined;
        readonly lectureId: number;
        readonly mediaSource: {
          readonly endTime: string | null | undefined;
          readonly startTime: string | null | undefined;
          readonly url: string;
        } | null | undefined;
        readonly name: string;
        readonly navigationMode: NavigationMode;
        readonly questionBank: {
          readonly draws: ReadonlyArray<{
            readonly drawCount: number;
            readonly weight: number;
          }>;
        } | null | undefined;
      }>;
      readonly moduleId: number;
      readonly name: string;
      readonly startTime: string | null | undefined;
    }> | null | undefined;
    readonly name: string;
    readonly passingPercent: number;
    readonly preEnrollAllowed: boolean;
    readonly publishTime: string | null | undefined;
    readonly published: boolean;
    readonly rights: {
      readonly mayEdit: boolean;
      readonly mayMakeTemplate: boolean;
    };
    readonly sequentialProgress: boolean;
    readonly startTime: string | null | undefined;
    readonly tags: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly template: boolean;
    readonly type: CourseType;
    readonly updateTime: string;
    readonly version: number;
    readonly videoUrl: string | null | undefined;
    readonly voucherActivated: boolean;
  } | null | undefined;
  readonly workspace: {
    readonly embedHosts: ReadonlyArray<string>;
    readonly profile: {
      readonly avatarFrames: ReadonlyArray<string>;
    };
    readonly tags: {
      readonly nodes: ReadonlyArray<{
        readonly name: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type readCourseQuery = {
  response: readCourseQuery$data;
  variables: readCourseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "embedHosts",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Profile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarFrames",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1000
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "liveVersion",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdsChangesBack",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishTime",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "learnerCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updateTime",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "miniDescription",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "published",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "template",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voucherActivated",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certifiable",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anonymousAllowed",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "preEnrollAllowed",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forumEnabled",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequentialProgress",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "videoUrl",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalUrl",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableFromTime",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableUntilTime",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passingPercent",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certificateMonths",
  "storageKey": null
},
v33 = {
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseAvatar",
      "kind": "LinkedField",
      "name": "avatars",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v24/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dynamicContentHeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedContentHeight",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customMetadata",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v38 = {
  "kind": "InlineFragment",
  "selections": [
    (v35/*:: as any*/),
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
v39 = {
  "kind": "InlineFragment",
  "selections": [
    (v36/*:: as any*/),
    (v37/*:: as any*/)
  ],
  "type": "DecisionQuestion",
  "abstractKey": null
},
v40 = {
  "kind": "InlineFragment",
  "selections": [
    (v36/*:: as any*/)
  ],
  "type": "DecisionOption",
  "abstractKey": null
},
v41 = {
  "kind": "InlineFragment",
  "selections": [
    (v37/*:: as any*/),
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
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v43 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/)
  ],
  "type": "DecisionCourse",
  "abstractKey": null
},
v44 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayMakeTemplate",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headerImageUrl",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaSource",
  "kind": "LinkedField",
  "name": "mediaSource",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    (v28/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "navigationMode",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionBank",
  "kind": "LinkedField",
  "name": "questionBank",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionBankDraw",
      "kind": "LinkedField",
      "name": "draws",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drawCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "achievementId",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureIds",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionIds",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiredPercent",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v57 = [
  (v4/*:: as any*/),
  (v56/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "readCourseQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Workspace",
          "kind": "LinkedField",
          "name": "workspace",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": (v3/*:: as any*/),
              "concreteType": "WorkspaceTagConnection",
              "kind": "LinkedField",
              "name": "tags",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Tag",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": (v5/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": "tags(first:1000)"
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v4/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/),
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
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      {
                        "fragment": (v38/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "place"
                      },
                      {
                        "fragment": (v39/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "question"
                      },
                      {
                        "fragment": (v40/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "option"
                      },
                      {
                        "fragment": (v41/*:: as any*/),
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "button"
                      },
                      {
                        "fragment": (v43/*:: as any*/),
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
                      (v42/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v42/*:: as any*/),
                          (v4/*:: as any*/),
                          (v16/*:: as any*/)
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
          (v44/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              (v45/*:: as any*/),
              (v4/*:: as any*/),
              (v13/*:: as any*/),
              (v29/*:: as any*/),
              (v28/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AuthoredLecture",
                "kind": "LinkedField",
                "name": "lectures",
                "plural": true,
                "selections": [
                  (v46/*:: as any*/),
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  (v27/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Achievement",
            "kind": "LinkedField",
            "name": "achievements",
            "plural": true,
            "selections": [
              (v51/*:: as any*/),
              (v15/*:: as any*/),
              (v52/*:: as any*/),
              (v4/*:: as any*/),
              (v13/*:: as any*/),
              (v24/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/),
              (v55/*:: as any*/)
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
    "name": "readCourseQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "WorkspaceTagConnection",
            "kind": "LinkedField",
            "name": "tags",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v57/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "tags(first:1000)"
          },
          (v56/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v4/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v57/*:: as any*/),
            "storageKey": null
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DecisionTree",
            "kind": "LinkedField",
            "name": "decisionTree",
            "plural": false,
            "selections": [
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
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
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v43/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v42/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v42/*:: as any*/),
                          (v4/*:: as any*/),
                          (v16/*:: as any*/),
                          (v56/*:: as any*/)
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
          (v44/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              (v45/*:: as any*/),
              (v4/*:: as any*/),
              (v13/*:: as any*/),
              (v29/*:: as any*/),
              (v28/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AuthoredLecture",
                "kind": "LinkedField",
                "name": "lectures",
                "plural": true,
                "selections": [
                  (v46/*:: as any*/),
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  (v27/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v56/*:: as any*/)
                ],
                "storageKey": null
              },
              (v56/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Achievement",
            "kind": "LinkedField",
            "name": "achievements",
            "plural": true,
            "selections": [
              (v51/*:: as any*/),
              (v15/*:: as any*/),
              (v52/*:: as any*/),
              (v4/*:: as any*/),
              (v13/*:: as any*/),
              (v24/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/),
              (v55/*:: as any*/),
              (v56/*:: as any*/)
            ],
            "storageKey": null
          },
          (v56/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f54acd0b8825dab807569ff9d6c371cf391bfa5425c7ff391da4f685013a1fa1",
    "metadata": {},
    "name": "readCourseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9863d55931c6838b6f49b5ea0ad0c59f";

export default node;
