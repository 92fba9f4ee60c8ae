/**
 * @generated SignedSource<<1a317c7d5519c1c52f27c6f424b0f415>>
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
  readonly duration: number | null | undefined;
  readonly lectureCount: number;
  readonly moduleCount: number;
  readonly passingRate: number;
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
  "metadata": null,
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
      "name": "duration",
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
      "name": "passingRate",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "28b1b2d7be5350f3c038eac060b22bc6";

export default node;
