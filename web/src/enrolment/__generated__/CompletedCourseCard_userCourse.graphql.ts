/**
 * @generated SignedSource<<370bbc4f18a1d2198ff3ed7dc0a472dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompletedCourseCard_userCourse$data = {
  readonly certificate: {
    readonly uuid: string;
  } | null | undefined;
  readonly course: {
    readonly courseId: number;
    readonly imageUrl: string | null | undefined;
    readonly name: string;
  };
  readonly finishTime: string | null | undefined;
  readonly " $fragmentType": "CompletedCourseCard_userCourse";
};
export type CompletedCourseCard_userCourse$key = {
  readonly " $data"?: CompletedCourseCard_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletedCourseCard_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "2d2c3b3a65368629274845e15e422295";

export default node;
