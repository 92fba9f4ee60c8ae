/**
 * @generated SignedSource<<ca7485f8b1af3e773820f81224b30a91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
import { FragmentRefs } from "relay-runtime";
export type NextStep_lecture$data = {
  readonly courseId: number;
  readonly lectureId: number;
  readonly next: {
    readonly gate: {
      readonly lectureId: number | null | undefined;
      readonly lectureName: string | null | undefined;
      readonly moduleId: number | null | undefined;
      readonly openQuestionCount: number | null | undefined;
      readonly reason: GateReason;
      readonly time: string | null | undefined;
    } | null | undefined;
    readonly lectureId: number;
    readonly moduleId: number;
    readonly moduleName: string;
    readonly name: string;
  } | null | undefined;
  readonly sectionCount: number;
  readonly " $fragmentType": "NextStep_lecture";
};
export type NextStep_lecture$key = {
  readonly " $data"?: NextStep_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_lecture">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextStep_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "LectureStep",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleName",
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
            (v1/*:: as any*/),
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
  "type": "Lecture",
  "abstractKey": null
};
})();

(node as any).hash = "a9e7aa5eaccde4160dade4ad23e52a10";

export default node;
