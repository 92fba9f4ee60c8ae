/**
 * @generated SignedSource<<1e57479c78ea4a5aaedc1c769d17e14e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureRedirect_course$data = {
  readonly courseId: number;
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
      readonly moduleId: number;
    }>;
  }>;
  readonly name: string;
  readonly viewerUserCourse: {
    readonly lastPosition: {
      readonly lectureId: number;
      readonly moduleId: number;
      readonly sectionId: number | null | undefined;
    } | null | undefined;
    readonly nextLecture: {
      readonly lectureId: number;
      readonly moduleId: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LectureRedirect_course";
};
export type LectureRedirect_course$key = {
  readonly " $data"?: LectureRedirect_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureRedirect_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureRedirect_course",
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Module",
        "kind": "LinkedField",
        "name": "modules",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lecture",
            "kind": "LinkedField",
            "name": "lectures",
            "plural": true,
            "selections": (v2/*:: as any*/),
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
      "concreteType": "UserCourse",
      "kind": "LinkedField",
      "name": "viewerUserCourse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StudyPosition",
          "kind": "LinkedField",
          "name": "lastPosition",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectionId",
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "0879cc65983210be78192b86ac1804a5";

export default node;
