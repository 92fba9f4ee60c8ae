/**
 * @generated SignedSource<<c448b265dc6df84ffb8f089444da40ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useReadToEnd_lecture$data = {
  readonly progress: {
    readonly done: boolean;
    readonly doneTime: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useReadToEnd_lecture";
};
export type useReadToEnd_lecture$key = {
  readonly " $data"?: useReadToEnd_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReadToEnd_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useReadToEnd_lecture",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "5d83c293f7cc8b54f7aefccdb903f239";

export default node;
