/**
 * @generated SignedSource<<0da99f35cd0a7c3c756ec9ebac25b988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LearnerProgressModules_userCourse$data = {
  readonly answers?: {
    readonly " $fragmentSpreads": FragmentRefs<"AnswersOfLecture_userCourse">;
  } | null | undefined;
  readonly moduleProgress: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lecture: {
        readonly lectureId: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"LearnerProgressLecture_progress">;
    }>;
    readonly module: {
      readonly moduleId: number;
      readonly name: string;
    };
  }>;
  readonly userCourseId: number;
  readonly " $fragmentType": "LearnerProgressModules_userCourse";
};
export type LearnerProgressModules_userCourse$key = {
  readonly " $data"?: LearnerProgressModules_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerProgressModules_userCourse">;
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
  "name": "LearnerProgressModules_userCourse",
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
                "name": "LearnerProgressLecture_progress"
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

(node as any).hash = "4a3905f2045df58805d5fb14819d4e42";

export default node;
