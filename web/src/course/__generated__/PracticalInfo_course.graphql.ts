/**
 * @generated SignedSource<<c57b19cf09d47b2a8914e2499653de12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseTiming = "FINISHED" | "RUNNING" | "WILL_START";
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
import { FragmentRefs } from "relay-runtime";
export type PracticalInfo_course$data = {
  readonly availableFromTime: string | null | undefined;
  readonly availableUntilTime: string | null | undefined;
  readonly certifiable: boolean;
  readonly durationMinutes: number | null | undefined;
  readonly lectureCount: number;
  readonly moduleCount: number;
  readonly requiredPercent: number;
  readonly startTime: string | null | undefined;
  readonly timing: CourseTiming;
  readonly type: CourseType;
  readonly " $fragmentType": "PracticalInfo_course";
};
export type PracticalInfo_course$key = {
  readonly " $data"?: PracticalInfo_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"PracticalInfo_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PracticalInfo_course",
  "selections": [
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
      "name": "timing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableFromTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableUntilTime",
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
      "kind": "ScalarField",
      "name": "certifiable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiredPercent",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "87a7a59e6c032cb5d29207a2fd8fc25c";

export default node;
