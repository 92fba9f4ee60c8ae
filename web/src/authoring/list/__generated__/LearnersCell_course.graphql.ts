/**
 * @generated SignedSource<<7099e3e74cf14146206befc191d99e96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LearnersCell_course$data = {
  readonly learnerCount: number;
  readonly " $fragmentType": "LearnersCell_course";
};
export type LearnersCell_course$key = {
  readonly " $data"?: LearnersCell_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnersCell_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnersCell_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "learnerCount",
      "storageKey": null
    }
  ],
  "type": "AuthoredCourse",
  "abstractKey": null
};

(node as any).hash = "881b7d6b67e23c130b508a35effc4b7c";

export default node;
