/**
 * @generated SignedSource<<b9c822c508f5ba1717450e3f36f6b277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
import { FragmentRefs } from "relay-runtime";
export type CourseHead_course$data = {
  readonly courseId: number;
  readonly metadata: {
    readonly language: string | null | undefined;
  };
  readonly miniDescription: string;
  readonly name: string;
  readonly type: CourseType;
  readonly " $fragmentSpreads": FragmentRefs<"TimingBadge_course">;
  readonly " $fragmentType": "CourseHead_course";
};
export type CourseHead_course$key = {
  readonly " $data"?: CourseHead_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseHead_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseHead_course",
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
      "name": "type",
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
      "name": "miniDescription",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimingBadge_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "34fc980693823053930798d828f512c6";

export default node;
