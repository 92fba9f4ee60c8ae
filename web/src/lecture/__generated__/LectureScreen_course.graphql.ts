/**
 * @generated SignedSource<<e19dfbc1b2c6aebc1c6f71984e4182dc>>
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

(node as any).hash = "36610bfd819576251afd5bbbfc9b0479";

export default node;
