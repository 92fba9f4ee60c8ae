/**
 * @generated SignedSource<<8124f31125abc3a014b3273d9b755c48>>
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
  readonly certificateProgress: {
    readonly passingPercent: number;
    readonly pointsPercent: number;
  } | null | undefined;
  readonly level: ProgressLevel;
  readonly phase: LearnerPhase;
  readonly remainingMinutes: number | null | undefined;
  readonly scorePercent: number;
  readonly seenPercent: number;
  readonly " $fragmentSpreads": FragmentRefs<"DueDate_userCourse">;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificateProgress",
      "kind": "LinkedField",
      "name": "certificateProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsPercent",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueDate_userCourse"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "c72833e2cb868d8ed3ea25afcb9eccba";

export default node;
