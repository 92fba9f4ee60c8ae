/**
 * @generated SignedSource<<c6b6153f9ba65c7f3f4bd5ead7715b70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type GiveUpButton_userCourse$data = {
  readonly phase: LearnerPhase;
  readonly userCourseId: number;
  readonly " $fragmentType": "GiveUpButton_userCourse";
};
export type GiveUpButton_userCourse$key = {
  readonly " $data"?: GiveUpButton_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiveUpButton_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiveUpButton_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userCourseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "857c44fca8916892b6585b60e630f287";

export default node;
