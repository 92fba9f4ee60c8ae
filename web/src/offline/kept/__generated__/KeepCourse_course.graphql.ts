/**
 * @generated SignedSource<<6254f7d75358faa153f5106f02a36119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KeepCourse_course$data = {
  readonly courseId: number;
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
    }>;
  }>;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "KeepCourse_course";
};
export type KeepCourse_course$key = {
  readonly " $data"?: KeepCourse_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepCourse_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "KeepCourse_course",
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
      "name": "version",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Module",
        "kind": "LinkedField",
        "name": "modules",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lecture",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "779c898410bc4a28387e20ad4390035a";

export default node;
