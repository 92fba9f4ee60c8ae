/**
 * @generated SignedSource<<42c5575fe8b0c249768747c079009654>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureRedirect_course$data = {
  readonly courseId: number;
  readonly metadata: {
    readonly language: string | null | undefined;
  };
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
      readonly moduleId: number;
    }>;
  }>;
  readonly name: string;
  readonly viewerUserCourse: {
    readonly continueAt: {
      readonly lectureId: number;
      readonly moduleId: number;
      readonly sectionId: number | null | undefined;
    } | null | undefined;
    readonly lastPosition: {
      readonly lectureId: number;
      readonly moduleId: number;
      readonly sectionId: number | null | undefined;
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
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sectionId",
    "storageKey": null
  }
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
        }
      ],
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
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
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
          "concreteType": "ContinuePoint",
          "kind": "LinkedField",
          "name": "continueAt",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StudyPosition",
          "kind": "LinkedField",
          "name": "lastPosition",
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

(node as any).hash = "89fc78e014c25d22efafd875c341186f";

export default node;
