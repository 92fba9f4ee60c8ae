/**
 * @generated SignedSource<<98f9eba3bc33b557a960ed1972e893a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "KINESCOPE" | "LINK" | "LIVE_LECTURE" | "LOOM" | "MEETING" | "PDF" | "SCORM" | "TYPEFORM" | "VIDEO_FILE" | "VIMEO" | "YOUTUBE";
import { FragmentRefs } from "relay-runtime";
export type LectureScorm_lecture$data = {
  readonly courseId: number;
  readonly lectureId: number;
  readonly mediaSource: {
    readonly kind: MediaKind;
  } | null | undefined;
  readonly " $fragmentType": "LectureScorm_lecture";
};
export type LectureScorm_lecture$key = {
  readonly " $data"?: LectureScorm_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureScorm_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureScorm_lecture",
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
      "name": "lectureId",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "7745c202dfeb78835f53b6d8785d8789";

export default node;
