/**
 * @generated SignedSource<<ccc6b9af8b1306b67e34cf0cf9e620ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
export type MediaKind = "IMAGE" | "KINESCOPE" | "LINK" | "LIVE_LECTURE" | "LOOM" | "MEETING" | "PDF" | "SCORM" | "TYPEFORM" | "VIDEO_FILE" | "VIMEO" | "YOUTUBE";
import { FragmentRefs } from "relay-runtime";
export type SeenControl_lecture$data = {
  readonly lectureId: number;
  readonly mediaSource: {
    readonly kind: MediaKind;
    readonly startTime: string | null | undefined;
  } | null | undefined;
  readonly next: {
    readonly gate: {
      readonly lectureId: number | null | undefined;
      readonly reason: GateReason;
    } | null | undefined;
  } | null | undefined;
  readonly progress: {
    readonly done: boolean;
    readonly skipped: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SeenControl_lecture";
};
export type SeenControl_lecture$key = {
  readonly " $data"?: SeenControl_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeenControl_lecture">;
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
  "name": "SeenControl_lecture",
  "selections": [
    (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skipped",
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
      "name": "next",
      "plural": false,
      "selections": [
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
            (v0/*:: as any*/)
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

(node as any).hash = "3d8a2f894162e494031981c743d99168";

export default node;
