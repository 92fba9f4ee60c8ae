/**
 * @generated SignedSource<<add9fb06f8596ff7f9f08b3124545dfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type ModuleList_course$data = {
  readonly anonymousAllowed: boolean;
  readonly courseId: number;
  readonly lectureCount: number;
  readonly moduleCount: number;
  readonly modules: ReadonlyArray<{
    readonly moduleId: number;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_module">;
  }>;
  readonly sequentialProgress: boolean;
  readonly type: CourseType;
  readonly viewerUserCourse: {
    readonly continueAt: {
      readonly moduleId: number;
    } | null | undefined;
    readonly finishTime: string | null | undefined;
    readonly moduleProgress: ReadonlyArray<{
      readonly lectures: ReadonlyArray<{
        readonly gate: {
          readonly lectureId: number | null | undefined;
          readonly lectureName: string | null | undefined;
          readonly openQuestionCount: number | null | undefined;
          readonly reason: GateReason;
          readonly time: string | null | undefined;
        } | null | undefined;
        readonly lecture: {
          readonly lectureId: number;
        };
      }>;
      readonly module: {
        readonly moduleId: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_state">;
    }>;
    readonly status: ProgressStatus;
  } | null | undefined;
  readonly " $fragmentType": "ModuleList_course";
};
export type ModuleList_course$key = {
  readonly " $data"?: ModuleList_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleList_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ModuleList_course",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anonymousAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequentialProgress",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Module",
        "kind": "LinkedField",
        "name": "modules",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ModuleCard_module"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
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
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ContinuePoint",
            "kind": "LinkedField",
            "name": "continueAt",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
                  "selections": (v1/*:: as any*/),
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
                        (v2/*:: as any*/)
                      ],
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
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "reason",
                          "storageKey": null
                        },
                        (v2/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "lectureName",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "openQuestionCount",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "time",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ModuleCard_state"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "4ecad733c0f31eb9f0f940d1a07db5ae";

export default node;
