/**
 * @generated SignedSource<<4cbeec56f12665298bb3aa4f69276b1d>>
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
    readonly isOpen: boolean;
    readonly notify: boolean;
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
          "name": "isOpen",
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

(node as any).hash = "4b6c30612064ef8e5fc5208360a6ffeb";

export default node;
