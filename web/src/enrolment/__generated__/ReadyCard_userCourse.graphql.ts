/**
 * @generated SignedSource<<86ad163cb8eb890d271ba3b08f6d0972>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReadyCard_userCourse$data = {
  readonly certificateProgress: {
    readonly pointsPercent: number;
    readonly reached: boolean;
    readonly requiredPercent: number;
  } | null | undefined;
  readonly course: {
    readonly courseId: number;
    readonly imageUrl: string | null | undefined;
    readonly metadata: {
      readonly language: string | null | undefined;
    };
    readonly name: string;
  };
  readonly scorePercent: number;
  readonly " $fragmentSpreads": FragmentRefs<"FoundWith_userCourse">;
  readonly " $fragmentType": "ReadyCard_userCourse";
};
export type ReadyCard_userCourse$key = {
  readonly " $data"?: ReadyCard_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyCard_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReadyCard_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scorePercent",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseMetadata",
            "kind": "LinkedField",
            "name": "metadata",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificateProgress",
      "kind": "LinkedField",
      "name": "certificateProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiredPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reached",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FoundWith_userCourse"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "881c4a1326ded7e6a952c9e487b52f89";

export default node;
