/**
 * @generated SignedSource<<347ddc646d4c45d06c1a8aec51de223a>>
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
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "7c89b0b2215069630f35aa0672c1d87a";

export default node;
