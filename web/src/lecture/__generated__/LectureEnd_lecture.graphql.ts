/**
 * @generated SignedSource<<d661d4b3d8a5708e074c964ff20e95a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureEnd_lecture$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LectureQuiz_lecture" | "PrintedQuiz_lecture" | "SeenControl_lecture">;
  readonly " $fragmentType": "LectureEnd_lecture";
};
export type LectureEnd_lecture$key = {
  readonly " $data"?: LectureEnd_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureEnd_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureEnd_lecture",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureQuiz_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrintedQuiz_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeenControl_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "777f02921f63aafb2e9187725981dfd4";

export default node;
