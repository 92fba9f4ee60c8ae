/**
 * @generated SignedSource<<8382d9128a78186795ed50e56640fa36>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "d44dac937dfa11a6c35c37fec324cb8b";

export default node;
