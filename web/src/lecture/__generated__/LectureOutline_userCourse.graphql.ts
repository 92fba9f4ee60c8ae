/**
 * @generated SignedSource<<32b1c0733d931417195c44ca91d9ba9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type LectureOutline_userCourse$data = {
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
      readonly skipped: boolean;
      readonly status: ProgressStatus;
    }>;
  }>;
  readonly seenPercent: number;
  readonly " $fragmentType": "LectureOutline_userCourse";
};
export type LectureOutline_userCourse$key = {
  readonly " $data"?: LectureOutline_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_userCourse">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "LectureOutline_userCourse",
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
                  (v0/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "skipped",
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
                  (v0/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};
})();

(node as any).hash = "92f7751992dcd81308dfce2a9cefdf5f";

export default node;
