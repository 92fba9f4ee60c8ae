/**
 * @generated SignedSource<<e51fc1b757ea38010827c74610f80dd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CourseMenu_course$data = {
  readonly courseId: number;
  readonly id: string;
  readonly learnerCount: number;
  readonly name: string;
  readonly published: boolean;
  readonly rights: {
    readonly mayEdit: boolean;
    readonly mayMakeTemplate: boolean;
  };
  readonly template: boolean;
  readonly " $fragmentType": "CourseMenu_course";
};
export type CourseMenu_course$key = {
  readonly " $data"?: CourseMenu_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseMenu_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseMenu_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "published",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "template",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "learnerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseRights",
      "kind": "LinkedField",
      "name": "rights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayEdit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayMakeTemplate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuthoredCourse",
  "abstractKey": null
};

(node as any).hash = "d7c555748b30f445c63f14b124f76337";

export default node;
