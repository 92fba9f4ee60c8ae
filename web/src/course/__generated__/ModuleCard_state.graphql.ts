/**
 * @generated SignedSource<<0fa50aae02c56a609199accf57f9a433>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type ModuleCard_state$data = {
  readonly lectures: ReadonlyArray<{
    readonly done: boolean;
    readonly lecture: {
      readonly lectureId: number;
    };
    readonly skipped: boolean;
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lectureId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skipped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
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

(node as any).hash = "ad4e4868669055e955570ce4fefabbec";

export default node;
