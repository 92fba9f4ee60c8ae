/**
 * @generated SignedSource<<b5703acac4eced69609b1b9e27a06b3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobRowState = "DONE" | "REFUSED" | "UNCHANGED" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type useJobRowTable_row$data = ReadonlyArray<{
  readonly code: string | null | undefined;
  readonly course: {
    readonly " $fragmentSpreads": FragmentRefs<"RowOfCourse_course">;
  } | null | undefined;
  readonly groupProblems: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly message: string | null | undefined;
  readonly number: number;
  readonly state: JobRowState;
  readonly subject: string;
  readonly " $fragmentType": "useJobRowTable_row";
}>;
export type useJobRowTable_row$key = ReadonlyArray<{
  readonly " $data"?: useJobRowTable_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"useJobRowTable_row">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useJobRowTable_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRowCourse",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RowOfCourse_course"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRowGroupProblem",
      "kind": "LinkedField",
      "name": "groupProblems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "JobRow",
  "abstractKey": null
};
})();

(node as any).hash = "c2a8ad198fd2ddb14c236cf84b75b66f";

export default node;
