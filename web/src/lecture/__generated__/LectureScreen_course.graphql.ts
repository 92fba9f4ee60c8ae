/**
 * @generated SignedSource<<be304b95e483bd9ae5646dde08353c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureScreen_course$data = {
  readonly courseId: number;
  readonly metadata: {
    readonly dynamicContentHeight: boolean;
    readonly fixedContentHeight: number | null | undefined;
    readonly language: string | null | undefined;
  };
  readonly name: string;
  readonly viewerUserCourse: {
    readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_userCourse">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LectureContent_course" | "LectureOutline_course">;
  readonly " $fragmentType": "LectureScreen_course";
};
export type LectureScreen_course$key = {
  readonly " $data"?: LectureScreen_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureScreen_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
      "concreteType": "CourseMetadata",
      "kind": "LinkedField",
      "name": "metadata",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dynamicContentHeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fixedContentHeight",
          "storageKey": null
        }
      ],
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
      "name": "LectureContent_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "ce7df209f7bf0668f4ac49dae81912ec";

export default node;
