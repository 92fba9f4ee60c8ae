/**
 * @generated SignedSource<<fa9d7c8d7174a05bb19b8a2b8d3edcea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestStart_review$data = {
  readonly courseDescription: string;
  readonly courseId: number;
  readonly courseName: string;
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
      readonly name: string;
    }>;
    readonly moduleId: number;
  }>;
  readonly " $fragmentType": "GuestStart_review";
};
export type GuestStart_review$key = {
  readonly " $data"?: GuestStart_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestStart_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GuestStart_review",
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
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseDescription",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
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

(node as any).hash = "c9f5b04227b3b11cec4b4f5ec8876f75";

export default node;
