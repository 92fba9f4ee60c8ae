/**
 * @generated SignedSource<<b293450926964ac28d9ee2e49e6a6da8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UmbrellaBack_userCourse$data = {
  readonly umbrella: {
    readonly courseId: number;
    readonly metadata: {
      readonly language: string | null | undefined;
    };
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "UmbrellaBack_userCourse";
};
export type UmbrellaBack_userCourse$key = {
  readonly " $data"?: UmbrellaBack_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"UmbrellaBack_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UmbrellaBack_userCourse",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "umbrella",
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
      "to": "NULL"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "4f31cb09d1c1e421352bd8f38c660216";

export default node;
