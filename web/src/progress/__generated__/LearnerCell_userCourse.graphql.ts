/**
 * @generated SignedSource<<4bd0fcc9aec45e93cab0d9a3c3df602c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LearnerCell_userCourse$data = {
  readonly name: string | null | undefined;
  readonly userCourseId: number;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "LearnerCell_userCourse";
};
export type LearnerCell_userCourse$key = {
  readonly " $data"?: LearnerCell_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerCell_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerCell_userCourse",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "7b6a3e3f523da01bce701669728834cf";

export default node;
