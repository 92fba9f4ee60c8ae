/**
 * @generated SignedSource<<b031e9090e01730972d2d575dc093923>>
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
  readonly requiredPercent: number;
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
      "name": "requiredPercent",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "9d23affd320e5a21e13115be0827ff43";

export default node;
