/**
 * @generated SignedSource<<8ee2b6e6052ef33b0d30ed7ac6eb81ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeenControl_lecture$data = {
  readonly progress: {
    readonly done: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SeenControl_lecture";
};
export type SeenControl_lecture$key = {
  readonly " $data"?: SeenControl_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeenControl_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeenControl_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LectureProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "19514103eb9e9006822a3affa804a7c5";

export default node;
