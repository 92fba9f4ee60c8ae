/**
 * @generated SignedSource<<db9a55ad79abab10f148d11549f7e70c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type CourseHead_userCourse$data = {
  readonly phase: LearnerPhase;
  readonly status: ProgressStatus;
  readonly " $fragmentSpreads": FragmentRefs<"UmbrellaBack_userCourse">;
  readonly " $fragmentType": "CourseHead_userCourse";
};
export type CourseHead_userCourse$key = {
  readonly " $data"?: CourseHead_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseHead_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseHead_userCourse",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UmbrellaBack_userCourse"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "b5a995e6ecdb22d4d38bb914425fb493";

export default node;
