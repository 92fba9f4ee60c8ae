/**
 * @generated SignedSource<<c5e0de9cb76a6a9fe4ebcb453fde25a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NextLecture_review$data = {
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
      readonly name: string;
    }>;
  }>;
  readonly " $fragmentType": "NextLecture_review";
};
export type NextLecture_review$key = {
  readonly " $data"?: NextLecture_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextLecture_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextLecture_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewModule",
      "kind": "LinkedField",
      "name": "modules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewLectureStep",
          "kind": "LinkedField",
          "name": "lectures",
          "plural": true,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "109bd0375820066a890d3b918c0d6b8c";

export default node;
