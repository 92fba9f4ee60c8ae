/**
 * @generated SignedSource<<be16a70f3b59a47d9b085bb366ca8130>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
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
  "metadata": null,
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

(node as any).hash = "56e38789f23676c1e663d077e2b0adc7";

export default node;
