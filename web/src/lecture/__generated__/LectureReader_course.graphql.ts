/**
 * @generated SignedSource<<9c5ab876ab759515aeab8da4d5d4639b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ReadOnlyNote_course">;
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
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "ee042e4a3e847d4130e9de074ceb8bfe";

export default node;
