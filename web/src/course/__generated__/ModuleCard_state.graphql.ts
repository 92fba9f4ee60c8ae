/**
 * @generated SignedSource<<a6feae4abc95142ec2b1553835945ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GateReason = "COURSE_NOT_STARTED" | "LECTURE_NOT_DONE" | "MODULE_NOT_STARTED" | "SEQUENTIAL";
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type ModuleCard_state$data = {
  readonly lectures: ReadonlyArray<{
    readonly done: boolean;
    readonly gate: {
      readonly lectureId: number | null | undefined;
      readonly lectureName: string | null | undefined;
      readonly pointsMissing: number | null | undefined;
      readonly reason: GateReason;
      readonly time: string | null | undefined;
    } | null | undefined;
    readonly lecture: {
      readonly lectureId: number;
    };
    readonly status: ProgressStatus;
  }>;
  readonly status: ProgressStatus;
  readonly " $fragmentType": "ModuleCard_state";
};
export type ModuleCard_state$key = {
  readonly " $data"?: ModuleCard_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_state">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ModuleCard_state",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LectureProgress",
      "kind": "LinkedField",
      "name": "lectures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Lecture",
          "kind": "LinkedField",
          "name": "lecture",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Gate",
          "kind": "LinkedField",
          "name": "gate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v1/*:: as any*/),
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
              "name": "pointsMissing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "time",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ModuleProgress",
  "abstractKey": null
};
})();

(node as any).hash = "c1b0b153f608d04c63409402965785e5";

export default node;
