/**
 * @generated SignedSource<<6daf766aa7c5e5114303a4230e0bf334>>
 * @relayHash a9142656335c0dbc06fe82e3a9ab47c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22c71508719e380e5673547c819ee2e29c755bbf5ae3f3b2b9a9b42af722e4a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerQuestionInput = {
  asLearner?: boolean | null | undefined;
  categories?: ReadonlyArray<CategoryAssignmentInput> | null | undefined;
  idempotencyKey?: string | null | undefined;
  positions?: ReadonlyArray<number> | null | undefined;
  questionId: number;
  userCourseId: number;
};
export type CategoryAssignmentInput = {
  category: string;
  items: ReadonlyArray<string>;
};
export type useAnswerQuestionMutation$variables = {
  input: AnswerQuestionInput;
};
export type useAnswerQuestionMutation$data = {
  readonly answerQuestion: {
    readonly correct: boolean | null | undefined;
    readonly lecture: {
      readonly " $fragmentSpreads": FragmentRefs<"LectureBar_lecture" | "NextStep_lecture" | "SeenControl_lecture">;
    } | null | undefined;
    readonly newAchievements: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AchievementNotice_userGamification">;
    }>;
    readonly question: {
      readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
    } | null | undefined;
    readonly userCourse: {
      readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_userCourse">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useAnswerQuestionMutation = {
  response: useAnswerQuestionMutation$data;
  variables: useAnswerQuestionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correct",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settled",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Explanation",
  "kind": "LinkedField",
  "name": "explanations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
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
      "name": "wrongLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wrongCount",
      "storageKey": null
    }
  ],
  "type": "Question",
  "abstractKey": "__isQuestion"
},
v10 = {
  "alias": "chosenPositions",
  "args": null,
  "kind": "ScalarField",
  "name": "userAnswer",
  "storageKey": null
},
v11 = {
  "alias": "rightPositions",
  "args": null,
  "kind": "ScalarField",
  "name": "correctAnswer",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
],
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "category",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "items",
    "storageKey": null
  }
],
v14 = [
  (v5/*:: as any*/),
  (v2/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v12/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v12/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "placed",
    "args": null,
    "concreteType": "CategoryAssignment",
    "kind": "LinkedField",
    "name": "userAnswer",
    "plural": true,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "rightPlacement",
    "args": null,
    "concreteType": "CategoryAssignment",
    "kind": "LinkedField",
    "name": "correctAnswer",
    "plural": true,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureName",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pointsMissing",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
},
v22 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnswerQuestionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerQuestionPayload",
        "kind": "LinkedField",
        "name": "answerQuestion",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "question",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "QuestionCard_question"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lecture",
            "kind": "LinkedField",
            "name": "lecture",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LectureBar_lecture"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NextStep_lecture"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SeenControl_lecture"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserCourse",
            "kind": "LinkedField",
            "name": "userCourse",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LectureOutline_userCourse"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserGamification",
            "kind": "LinkedField",
            "name": "newAchievements",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AchievementNotice_userGamification"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerQuestionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerQuestionPayload",
        "kind": "LinkedField",
        "name": "answerQuestion",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "question",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isQuestion"
              },
              (v4/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": "chosenPosition",
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userAnswer",
                    "storageKey": null
                  },
                  {
                    "alias": "rightPosition",
                    "args": null,
                    "kind": "ScalarField",
                    "name": "correctAnswer",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "SingleChoiceQuestion",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "correctAnswerSize",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "MultipleChoiceQuestion",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v14/*:: as any*/),
                "type": "CategorizationQuestion",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v14/*:: as any*/),
                "type": "MultipleAssociationQuestion",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": "labels",
                    "args": null,
                    "kind": "ScalarField",
                    "name": "items",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "SingleOrderingQuestion",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lecture",
            "kind": "LinkedField",
            "name": "lecture",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseId",
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sectionCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LectureProgress",
                "kind": "LinkedField",
                "name": "progress",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "done",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LectureStep",
                "kind": "LinkedField",
                "name": "previous",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LectureStep",
                "kind": "LinkedField",
                "name": "next",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Gate",
                    "kind": "LinkedField",
                    "name": "gate",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      (v15/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "moduleName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserCourse",
            "kind": "LinkedField",
            "name": "userCourse",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seenPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Module",
                "kind": "LinkedField",
                "name": "modules",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ModuleProgress",
                    "kind": "LinkedField",
                    "name": "progress",
                    "plural": false,
                    "selections": (v22/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lecture",
                    "kind": "LinkedField",
                    "name": "lectures",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LectureProgress",
                        "kind": "LinkedField",
                        "name": "progress",
                        "plural": false,
                        "selections": (v22/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Gate",
                        "kind": "LinkedField",
                        "name": "gate",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v15/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserGamification",
            "kind": "LinkedField",
            "name": "newAchievements",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GamificationItem",
                "kind": "LinkedField",
                "name": "item",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "imageUrl",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c22c71508719e380e5673547c819ee2e29c755bbf5ae3f3b2b9a9b42af722e4a",
    "metadata": {},
    "name": "useAnswerQuestionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08c169edb2fddf0ae05483724bfca4ee";

export default node;
