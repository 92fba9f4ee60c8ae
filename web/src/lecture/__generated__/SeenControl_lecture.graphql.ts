/**
 * @generated SignedSource<<b334078b8444a59abfb2bd6d1965eee6>>
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
    readonly skipped: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skipped",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "69fddbbb974ad26dd28d08e7d488b994";

export default node;
