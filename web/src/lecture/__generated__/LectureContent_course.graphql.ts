/**
 * @generated SignedSource<<af5af20a8bd80480286216c790506e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureContent_course$data = {
  readonly courseId: number;
  readonly viewerUserCourse: {
    readonly userCourseId: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_course" | "WithheldContent_course">;
  readonly " $fragmentType": "LectureContent_course";
};
export type LectureContent_course$key = {
  readonly " $data"?: LectureContent_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureContent_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureContent_course",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureReader_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithheldContent_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "0ac4f02fe511281ff5ccd56bf9949b5c";

export default node;
