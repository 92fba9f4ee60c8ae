/**
 * @generated SignedSource<<a08cad0d785bdf3761aca4b27c7f5f3e>>
 * @relayHash 3dcc1f00c2f78670005fcf228bfe6684
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b867688c2eb0023791d0d9d1f194d6e337233f3f1936c17cba4a799a2ae6a9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScormCompletion = "COMPLETED" | "INCOMPLETE" | "NOT_ATTEMPTED" | "UNKNOWN";
export type ScormSuccess = "FAILED" | "PASSED" | "UNKNOWN";
export type CommitScormInput = {
  cmi: unknown;
  idempotencyKey?: string | null | undefined;
  itemId: string;
  lectureId: string;
  sequence: number;
  session: string;
  sessionSeconds: number;
  userCourseId: string;
};
export type useSendCommitMutation$variables = {
  input: CommitScormInput;
};
export type useSendCommitMutation$data = {
  readonly commitScorm: {
    readonly item: {
      readonly itemId: string;
      readonly state: {
        readonly completion: ScormCompletion;
        readonly finished: boolean;
        readonly scoreScaled: number | null | undefined;
        readonly sessionCount: number;
        readonly success: ScormSuccess;
        readonly totalSeconds: number;
      };
    } | null | undefined;
    readonly lecture: {
      readonly " $fragmentSpreads": FragmentRefs<"LectureBar_lecture" | "SeenControl_lecture" | "useReadToEnd_lecture">;
    } | null | undefined;
    readonly leftOut: ReadonlyArray<string> | null | undefined;
    readonly newAchievements: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AchievementNotice_userGamification">;
    }> | null | undefined;
    readonly userCourse: {
      readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_userCourse">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useSendCommitMutation = {
  response: useSendCommitMutation$data;
  variables: useSendCommitMutation$variables;
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
  "concreteType": "ScormItem",
  "kind": "LinkedField",
  "name": "item",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScormState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "success",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finished",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scoreScaled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leftOut",
  "storageKey": null
},
v4 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skipped",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openQuestionCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
},
v13 = {
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
    "metadata": null,
    "name": "useSendCommitMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommitScormPayload",
        "kind": "LinkedField",
        "name": "commitScorm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "name": "SeenControl_lecture"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useReadToEnd_lecture"
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
            "concreteType": "EarnedAchievement",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useSendCommitMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommitScormPayload",
        "kind": "LinkedField",
        "name": "commitScorm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              (v5/*:: as any*/),
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
                "concreteType": "MediaSource",
                "kind": "LinkedField",
                "name": "mediaSource",
                "plural": false,
                "selections": [
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
                    "name": "startTime",
                    "storageKey": null
                  }
                ],
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
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "doneTime",
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
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
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
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Gate",
                    "kind": "LinkedField",
                    "name": "gate",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v5/*:: as any*/),
                      (v10/*:: as any*/),
                      (v7/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
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
                "kind": "ScalarField",
                "name": "finishTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ModuleProgress",
                "kind": "LinkedField",
                "name": "moduleProgress",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LectureProgress",
                    "kind": "LinkedField",
                    "name": "lectures",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Lecture",
                        "kind": "LinkedField",
                        "name": "lecture",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Gate",
                        "kind": "LinkedField",
                        "name": "gate",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v5/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
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
            "args": null,
            "concreteType": "EarnedAchievement",
            "kind": "LinkedField",
            "name": "newAchievements",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseLanguage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Achievement",
                "kind": "LinkedField",
                "name": "achievement",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "frame",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "imageUrl",
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7b867688c2eb0023791d0d9d1f194d6e337233f3f1936c17cba4a799a2ae6a9",
    "metadata": {},
    "name": "useSendCommitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9561c881f31b064b6ddae0f2b0f79599";

export default node;
