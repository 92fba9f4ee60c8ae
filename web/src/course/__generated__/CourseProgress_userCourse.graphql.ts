/**
 * @generated SignedSource<<0502d7e61a056d42f2a478175a65edd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type ProgressLevel = "ALMOST" | "DONE" | "GO" | "NICE";
import { FragmentRefs } from "relay-runtime";
export type CourseProgress_userCourse$data = {
  readonly level: ProgressLevel;
  readonly phase: LearnerPhase;
  readonly remainingMinutes: number | null | undefined;
  readonly scorePercent: number;
  readonly seenPercent: number;
  readonly " $fragmentType": "CourseProgress_userCourse";
};
export type CourseProgress_userCourse$key = {
  readonly " $data"?: CourseProgress_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseProgress_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseProgress_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scorePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingMinutes",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "b74eac6b0b7516014bd7aa6c2e3bcd70";

export default node;
