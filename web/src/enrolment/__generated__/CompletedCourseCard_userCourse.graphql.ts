/**
 * @generated SignedSource<<973ea411002825d0a29854342e30fe57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompletedCourseCard_userCourse$data = {
  readonly certificate: {
    readonly " $fragmentSpreads": FragmentRefs<"CertificateLine_certificate">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateLine_certificate"
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

(node as any).hash = "49006c2cb94fc0155db26ed7314d261a";

export default node;
