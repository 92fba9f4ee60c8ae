/**
 * @generated SignedSource<<b4036bf0be156eb655565087e27959f9>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_course" | "LectureVideos_course" | "WithheldContent_course">;
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
      "name": "LectureVideos_course"
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

(node as any).hash = "7f19f096d1f1338989ac1566242b4ed0";

export default node;
