/**
 * @generated SignedSource<<3056dc571c0c4a8f4eb35772fe9304ee>>
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
  readonly minutesLeft: number | null | undefined;
  readonly phase: LearnerPhase;
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
  "metadata": null,
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
      "name": "minutesLeft",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "5ad1c195f16bbd1fd6f262b8324d939c";

export default node;
