/**
 * @generated SignedSource<<d951f55b4fb14f0d4d0899256c14fea9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureDiscussion_course$data = {
  readonly courseId: number;
  readonly forumEnabled: boolean;
  readonly " $fragmentType": "LectureDiscussion_course";
};
export type LectureDiscussion_course$key = {
  readonly " $data"?: LectureDiscussion_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureDiscussion_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureDiscussion_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forumEnabled",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "d0799ab11019c32fbc02838ef5e52fc0";

export default node;
