/**
 * @generated SignedSource<<dc0be02ac029b1c77e8f791ac7931e07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureContent_lecture$data = {
  readonly content: {
    readonly __typename: "LectureContent";
    readonly readOnly: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_lecture" | "LectureVideos_lecture" | "WithheldContent_lecture">;
  readonly " $fragmentType": "LectureContent_lecture";
};
export type LectureContent_lecture$key = {
  readonly " $data"?: LectureContent_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureContent_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureContent_lecture",
  "selections": [
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readOnly",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureReader_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LectureVideos_lecture"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithheldContent_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "d037d02a9abfd4231aaa20a4fd86144b";

export default node;
