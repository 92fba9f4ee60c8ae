/**
 * @generated SignedSource<<a3b2b3ebc5b592d6c0592e43b3b71cd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CompletedCourseCard_userCourse$data = {
  readonly certificate: {
    readonly expireTime: string | null | undefined;
    readonly revokeTime: string | null | undefined;
    readonly standing: CertificateStanding;
    readonly uuid: string;
  } | null | undefined;
  readonly course: {
    readonly courseId: number;
    readonly imageUrl: string | null | undefined;
    readonly metadata: {
      readonly language: string | null | undefined;
    };
    readonly name: string;
  };
  readonly finishTime: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FoundWith_userCourse">;
  readonly " $fragmentType": "CompletedCourseCard_userCourse";
};
export type CompletedCourseCard_userCourse$key = {
  readonly " $data"?: CompletedCourseCard_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletedCourseCard_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompletedCourseCard_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishTime",
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
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expireTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revokeTime",
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

(node as any).hash = "e7713f33f708df3d2a0cc4810c6e626f";

export default node;
