/**
 * @generated SignedSource<<1ebb2d635fff8481656bbe66c8426e0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActiveCourseCard_userCourse$data = {
  readonly course: {
    readonly courseId: number;
    readonly courseImage: string | null | undefined;
    readonly name: string;
  };
  readonly minutesLeft: number | null | undefined;
  readonly nextLecture: {
    readonly name: string;
  } | null | undefined;
  readonly seenPercent: number;
  readonly " $fragmentType": "ActiveCourseCard_userCourse";
};
export type ActiveCourseCard_userCourse$key = {
  readonly " $data"?: ActiveCourseCard_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveCourseCard_userCourse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActiveCourseCard_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseImage",
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
      "name": "nextLecture",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};
})();

(node as any).hash = "0a474557494fcf82a8e4597e9251eb5c";

export default node;
