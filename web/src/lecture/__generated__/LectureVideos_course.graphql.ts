/**
 * @generated SignedSource<<235657e1be448943fe27b701cec28470>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureVideos_course$data = {
  readonly viewerUserCourse: {
    readonly userCourseId: number;
  } | null | undefined;
  readonly " $fragmentType": "LectureVideos_course";
};
export type LectureVideos_course$key = {
  readonly " $data"?: LectureVideos_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureVideos_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureVideos_course",
  "selections": [
    {
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
          "name": "userCourseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "47e22ef86e9ba7dcd78682c7d6413083";

export default node;
