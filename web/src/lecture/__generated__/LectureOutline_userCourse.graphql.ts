/**
 * @generated SignedSource<<ae40c926728d0aa82aff0d314b6c8329>>
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
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly gate: {
        readonly lectureId: number | null | undefined;
        readonly lectureName: string | null | undefined;
        readonly pointsMissing: number | null | undefined;
        readonly reason: GateReason;
        readonly time: string | null | undefined;
      } | null | undefined;
      readonly lectureId: number;
      readonly progress: {
        readonly status: ProgressStatus;
      } | null | undefined;
    }>;
    readonly moduleId: number;
    readonly progress: {
      readonly status: ProgressStatus;
    } | null | undefined;
  }>;
  readonly seenPercent: number;
  readonly " $fragmentType": "LectureOutline_userCourse";
};
export type LectureOutline_userCourse$key = {
  readonly " $data"?: LectureOutline_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_userCourse">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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
      "concreteType": "Module",
      "kind": "LinkedField",
      "name": "modules",
      "plural": true,
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
          "concreteType": "ModuleProgress",
          "kind": "LinkedField",
          "name": "progress",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LectureProgress",
              "kind": "LinkedField",
              "name": "progress",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
                (v1/*:: as any*/),
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
                  "name": "pointsMissing",
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
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};
})();

(node as any).hash = "6ce9a34d1dadf8f13ce7b29163ab12f8";

export default node;
