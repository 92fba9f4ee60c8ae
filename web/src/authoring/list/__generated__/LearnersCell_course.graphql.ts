/**
 * @generated SignedSource<<de1d6cf8834ecf5cb60ecdb39bf308c7>>
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
    readonly mayEdit: boolean;
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
          "name": "mayEdit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuthoredCourse",
  "abstractKey": null
};

(node as any).hash = "65aeb73ee11e57d2571b158e4c529ab1";

export default node;
