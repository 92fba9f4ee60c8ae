/**
 * @generated SignedSource<<e3732a64d7a6ac9eb78a5ceed4be1ddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureScreen_course$data = {
  readonly courseId: number;
  readonly name: string;
  readonly viewerUserCourse: {
    readonly userCourseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_userCourse">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_course" | "LectureReader_course" | "WithheldContent_course">;
  readonly " $fragmentType": "LectureScreen_course";
};
export type LectureScreen_course$key = {
  readonly " $data"?: LectureScreen_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureScreen_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LectureScreen_course",
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
      "name": "name",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LectureOutline_userCourse"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureOutline_course"
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

(node as any).hash = "73a3b469894b6c3e660067bf99a2b4f8";

export default node;
