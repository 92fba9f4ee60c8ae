/**
 * @generated SignedSource<<5fbea3736e99fe0ff1e4751349cc64a3>>
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
    readonly imageUrl: string | null | undefined;
    readonly name: string;
  };
  readonly nextLecture: {
    readonly name: string;
  } | null | undefined;
  readonly remainingMinutes: number | null | undefined;
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
  "metadata": {
    "throwOnFieldError": true
  },
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
      "name": "remainingMinutes",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
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
            "name": "imageUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
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

(node as any).hash = "f74d8d1e1f2e391bce21d7ac0e43186a";

export default node;
