/**
 * @generated SignedSource<<41032e3697e913941c1ae69999d36ddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureScreen_lecture$data = {
  readonly content: {
    readonly __typename: "LectureContent";
    readonly readOnly: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly lectureId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LectureReader_lecture" | "WithheldContent_lecture">;
  readonly " $fragmentType": "LectureScreen_lecture";
};
export type LectureScreen_lecture$key = {
  readonly " $data"?: LectureScreen_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureScreen_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LectureScreen_lecture",
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
      "name": "WithheldContent_lecture"
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};

(node as any).hash = "cb817a0d6e409791fd1d5c39e633a67b";

export default node;
