/**
 * @generated SignedSource<<2779b72ea908d38830ddedc7e4bde9aa>>
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
    readonly modules: ReadonlyArray<{
      readonly moduleId: number;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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
          "concreteType": "LectureStep",
          "kind": "LinkedField",
          "name": "nextLecture",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
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
              "name": "ModuleCard_state"
            }
          ],
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

(node as any).hash = "d30d6d681cd2785110d56c3cdbe632f3";

export default node;
