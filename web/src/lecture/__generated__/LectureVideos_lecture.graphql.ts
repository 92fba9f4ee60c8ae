/**
 * @generated SignedSource<<b0f3a8f192c69c46cda4826f025ece02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureVideos_lecture$data = {
  readonly content: {
    readonly videoPositions?: ReadonlyArray<{
      readonly seconds: number;
      readonly sectionId: number | null | undefined;
      readonly time: string;
    }>;
  };
  readonly lectureId: number;
  readonly " $fragmentType": "LectureVideos_lecture";
};
export type LectureVideos_lecture$key = {
  readonly " $data"?: LectureVideos_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureVideos_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureVideos_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureId",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "content",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VideoPosition",
                "kind": "LinkedField",
                "name": "videoPositions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sectionId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seconds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "time",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "LectureContent",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "e791d151291cc291ee8e7b320f5b6700";

export default node;
