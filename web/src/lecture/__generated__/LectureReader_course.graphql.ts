/**
 * @generated SignedSource<<5e87a920d340dbe03678cb4817ec050d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureReader_course$data = {
  readonly sequentialProgress: boolean;
  readonly viewerUserCourse: {
    readonly lastPosition: {
      readonly lectureId: number;
      readonly sectionId: number | null | undefined;
    } | null | undefined;
    readonly userCourseId: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LectureDiscussion_course" | "ReadOnlyNote_course">;
  readonly " $fragmentType": "LectureReader_course";
};
export type LectureReader_course$key = {
  readonly " $data"?: LectureReader_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureReader_course",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StudyPosition",
          "kind": "LinkedField",
          "name": "lastPosition",
          "plural": false,
          "selections": [
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
              "kind": "ScalarField",
              "name": "sectionId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequentialProgress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadOnlyNote_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureDiscussion_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "3024e5ab1507f6651187ee68cf43b89d";

export default node;
