/**
 * @generated SignedSource<<0c54aaf13fbef8a45628ed50eb28dcdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LectureOutline_course$data = {
  readonly courseId: number;
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly durationMinutes: number | null | undefined;
      readonly lectureId: number;
      readonly name: string;
    }>;
    readonly moduleId: number;
    readonly name: string;
    readonly number: number;
  }>;
  readonly name: string;
  readonly sequentialProgress: boolean;
  readonly " $fragmentType": "LectureOutline_course";
};
export type LectureOutline_course$key = {
  readonly " $data"?: LectureOutline_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LectureOutline_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LectureOutline_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequentialProgress",
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
            "kind": "ScalarField",
            "name": "moduleId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          (v0/*:: as any*/),
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
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durationMinutes",
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
})();

(node as any).hash = "256baa9d32a0cc08c0f0c059b57928cc";

export default node;
