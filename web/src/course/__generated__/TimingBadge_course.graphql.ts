/**
 * @generated SignedSource<<4cc691ee7f19a4225a505ee55c99cbb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseTiming = "FINISHED" | "RUNNING" | "WILL_START";
import { FragmentRefs } from "relay-runtime";
export type TimingBadge_course$data = {
  readonly availableFromTime: string | null | undefined;
  readonly startTime: string | null | undefined;
  readonly timing: CourseTiming;
  readonly " $fragmentType": "TimingBadge_course";
};
export type TimingBadge_course$key = {
  readonly " $data"?: TimingBadge_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimingBadge_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimingBadge_course",
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
      "name": "availableFromTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "21aa4062898575a6174f85e8929a16a9";

export default node;
