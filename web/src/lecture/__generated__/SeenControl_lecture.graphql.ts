/**
 * @generated SignedSource<<9183146bf459f1fe310176ae75776227>>
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
  "metadata": null,
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

(node as any).hash = "f1002390e31c461af324dcc846ee6f4e";

export default node;
