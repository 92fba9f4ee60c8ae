/**
 * @generated SignedSource<<0ba7d98dbace3f7ea429d3881ad0943b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseTiming = "FINISHED" | "RUNNING" | "WILL_START";
import { FragmentRefs } from "relay-runtime";
export type PracticalInfo_course$data = {
  readonly availableFromTime: string | null | undefined;
  readonly availableUntilTime: string | null | undefined;
  readonly certifiable: boolean;
  readonly durationMinutes: number | null | undefined;
  readonly lectureCount: number;
  readonly moduleCount: number;
  readonly passingPercent: number;
  readonly startTime: string | null | undefined;
  readonly timing: CourseTiming;
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
      "name": "passingPercent",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "02b4b93438016262f7d30f75776afab4";

export default node;
