/**
 * @generated SignedSource<<32518418012e1d504401842fc018aaa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
import { FragmentRefs } from "relay-runtime";
export type CourseInside_course$data = {
  readonly courseId: number;
  readonly type: CourseType;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleList_course">;
  readonly " $fragmentType": "CourseInside_course";
};
export type CourseInside_course$key = {
  readonly " $data"?: CourseInside_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseInside_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseInside_course",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModuleList_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "9e54f47367c74e22aec71bc20adf1571";

export default node;
