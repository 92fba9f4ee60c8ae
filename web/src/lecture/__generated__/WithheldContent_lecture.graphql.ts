/**
 * @generated SignedSource<<3322a45855f518e4c88234d0ba07f476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
export type WithheldReason = "LOCKED" | "MODULE_NOT_STARTED" | "NOT_ENROLLED" | "NOT_STARTED";
import { FragmentRefs } from "relay-runtime";
export type WithheldContent_lecture$data = {
  readonly content: {
    readonly reason?: WithheldReason;
    readonly time?: string | null | undefined;
  };
  readonly gate: {
    readonly lectureId: number | null | undefined;
    readonly lectureName: string | null | undefined;
    readonly moduleId: number | null | undefined;
    readonly openQuestionCount: number | null | undefined;
    readonly reason: GateReason;
    readonly time: string | null | undefined;
  } | null | undefined;
  readonly lectureId: number;
  readonly name: string;
  readonly " $fragmentType": "WithheldContent_lecture";
};
export type WithheldContent_lecture$key = {
  readonly " $data"?: WithheldContent_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithheldContent_lecture">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithheldContent_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "content",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "type": "ContentWithheld",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gate",
      "kind": "LinkedField",
      "name": "gate",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureName",
          "storageKey": null
        },
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
          "name": "openQuestionCount",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Lecture",
  "abstractKey": null
};
})();

(node as any).hash = "8b6aeb4edec2d33a7441522c3ba05299";

export default node;
