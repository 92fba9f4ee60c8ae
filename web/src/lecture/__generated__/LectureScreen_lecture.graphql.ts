/**
 * @generated SignedSource<<a48fa53036970d5ce38adda169ad03c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureScreen_lecture$data = {
  readonly lectureId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LectureContent_lecture">;
  readonly " $fragmentType": "LectureScreen_lecture";
};
export type LectureScreen_lecture$key = {
  readonly " $data"?: LectureScreen_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureScreen_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureScreen_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureId",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureContent_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "aaf14e60f850b47b59b28224338e6c84";

export default node;
