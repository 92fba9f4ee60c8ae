/**
 * @generated SignedSource<<53293e18c65d874b20a67b48aade0ac5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
export type MediaKind = "IMAGE" | "KINESCOPE" | "LINK" | "LIVE_LECTURE" | "LOOM" | "MEETING" | "PDF" | "SCORM" | "TYPEFORM" | "VIDEO_FILE" | "VIMEO" | "YOUTUBE";
import { FragmentRefs } from "relay-runtime";
export type LectureBar_lecture$data = {
  readonly courseId: number;
  readonly lectureId: number;
  readonly mediaSource: {
    readonly kind: MediaKind;
    readonly startTime: string | null | undefined;
  } | null | undefined;
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
    readonly name: string;
  } | null | undefined;
  readonly previous: {
    readonly lectureId: number;
    readonly moduleId: number;
    readonly name: string;
  } | null | undefined;
  readonly progress: {
    readonly done: boolean;
  } | null | undefined;
  readonly sectionCount: number;
  readonly " $fragmentType": "LectureBar_lecture";
};
export type LectureBar_lecture$key = {
  readonly " $data"?: LectureBar_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureBar_lecture">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureBar_lecture",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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

(node as any).hash = "2faa2e9714a0de3a6bf8befa1828683f";

export default node;
