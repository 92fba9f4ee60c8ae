/**
 * @generated SignedSource<<e139739eae8a71935d14aab7ffe140b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WithheldContent_course$data = {
  readonly courseId: number;
  readonly " $fragmentType": "WithheldContent_course";
};
export type WithheldContent_course$key = {
  readonly " $data"?: WithheldContent_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithheldContent_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithheldContent_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "73067267c90e79e2c92e3a9de78774aa";

export default node;
