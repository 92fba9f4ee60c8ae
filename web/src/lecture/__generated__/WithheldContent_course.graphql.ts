/**
 * @generated SignedSource<<a06c458c240b2b8f9248fbcda64d24b6>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "627991dba32394e28fc18db210e72a70";

export default node;
