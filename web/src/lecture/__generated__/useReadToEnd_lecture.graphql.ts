/**
 * @generated SignedSource<<7d618cfeefb6fccee902f6af47586ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useReadToEnd_lecture$data = {
  readonly progress: {
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
  "metadata": null,
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

(node as any).hash = "866015911b8766f384a43a91329efb82";

export default node;
