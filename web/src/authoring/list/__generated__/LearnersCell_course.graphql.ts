/**
 * @generated SignedSource<<cb26f0ee0e57ba23ff2bf8965a53c935>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LearnersCell_course$data = {
  readonly courseId: number;
  readonly learnerCount: number;
  readonly name: string;
  readonly rights: {
    readonly edit: boolean;
  };
  readonly " $fragmentType": "LearnersCell_course";
};
export type LearnersCell_course$key = {
  readonly " $data"?: LearnersCell_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnersCell_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnersCell_course",
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
          "name": "edit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuthoredCourse",
  "abstractKey": null
};

(node as any).hash = "476d90de129b46bb5436091489f43a86";

export default node;
