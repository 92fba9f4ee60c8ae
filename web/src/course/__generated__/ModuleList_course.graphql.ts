/**
 * @generated SignedSource<<53258678443d08c85c0af170c7011cce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
import { FragmentRefs } from "relay-runtime";
export type ModuleList_course$data = {
  readonly anonymousAllowed: boolean;
  readonly courseId: number;
  readonly lectureCount: number;
  readonly moduleCount: number;
  readonly modules: ReadonlyArray<{
    readonly moduleId: number;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_module">;
  }>;
  readonly type: CourseType;
  readonly viewerUserCourse: {
    readonly moduleProgress: ReadonlyArray<{
      readonly module: {
        readonly moduleId: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_state">;
    }>;
    readonly nextLecture: {
      readonly moduleId: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ModuleList_course";
};
export type ModuleList_course$key = {
  readonly " $data"?: ModuleList_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleList_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ModuleList_course",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anonymousAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureCount",
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
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ModuleCard_module"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "CatchField",
      "field": {
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
            "concreteType": "LectureStep",
            "kind": "LinkedField",
            "name": "nextLecture",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "ModuleProgress",
              "kind": "LinkedField",
              "name": "moduleProgress",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Module",
                  "kind": "LinkedField",
                  "name": "module",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ModuleCard_state"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "a2f473a422cc7279abb8499764d232ca";

export default node;
