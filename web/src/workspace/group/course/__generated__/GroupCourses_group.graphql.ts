/**
 * @generated SignedSource<<d6475772d56b649e91b2d980b670e973>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupCourses_group$data = {
  readonly courses: ReadonlyArray<{
    readonly courseId: number;
    readonly courseName: string;
    readonly dueDays: number | null | undefined;
    readonly dueTime: string | null | undefined;
    readonly enrolledCount: number;
    readonly notify: boolean;
    readonly open: boolean;
  }>;
  readonly id: string;
  readonly " $fragmentType": "GroupCourses_group";
};
export type GroupCourses_group$key = {
  readonly " $data"?: GroupCourses_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCourses_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupCourses_group",
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
      "concreteType": "GroupCourse",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
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
          "name": "dueDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notify",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enrolledCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonGroup",
  "abstractKey": null
};

(node as any).hash = "ce5e06fb0a67369f6c297136d2e98887";

export default node;
