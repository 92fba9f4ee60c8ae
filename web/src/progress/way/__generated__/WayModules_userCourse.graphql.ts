/**
 * @generated SignedSource<<2552b59e7cdb1b16038234dee6143964>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WayModules_userCourse$data = {
  readonly answers?: {
    readonly " $fragmentSpreads": FragmentRefs<"AnswersOfLecture_userCourse">;
  } | null | undefined;
  readonly moduleProgress: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lecture: {
        readonly lectureId: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"WayLecture_progress">;
    }>;
    readonly module: {
      readonly moduleId: number;
      readonly name: string;
    };
  }>;
  readonly userCourseId: number;
  readonly " $fragmentType": "WayModules_userCourse";
};
export type WayModules_userCourse$key = {
  readonly " $data"?: WayModules_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"WayModules_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lectureId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withAnswers"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WayModules_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userCourseId",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
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
            "concreteType": "Module",
            "kind": "LinkedField",
            "name": "module",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moduleId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lectureId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WayLecture_progress"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "condition": "withAnswers",
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
                    "name": "lectureId",
                    "variableName": "lectureId"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "AnswersOfLecture_userCourse"
              }
            ],
            "type": "UserCourse",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "answers"
        }
      ]
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "631a346e57671e11a3e33bfd83b878e9";

export default node;
