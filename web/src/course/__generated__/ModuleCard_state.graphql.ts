/**
 * @generated SignedSource<<a3ff89e93c54c32e3c66ce1e158cdc55>>
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
    readonly gate: {
      readonly lectureId: number | null | undefined;
      readonly lectureName: string | null | undefined;
      readonly pointsMissing: number | null | undefined;
      readonly reason: GateReason;
      readonly time: string | null | undefined;
    } | null | undefined;
    readonly lectureId: number;
    readonly progress: {
      readonly done: boolean;
      readonly status: ProgressStatus;
    } | null | undefined;
  }>;
  readonly progress: {
    readonly status: ProgressStatus;
  } | null | undefined;
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
  "metadata": null,
  "name": "ModuleCard_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ModuleProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lecture",
      "kind": "LinkedField",
      "name": "lectures",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LectureProgress",
          "kind": "LinkedField",
          "name": "progress",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "done",
              "storageKey": null
            }
          ],
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
  "type": "Module",
  "abstractKey": null
};
})();

(node as any).hash = "38a487dcd6d16d756352f60cbffdf2a6";

export default node;
