/**
 * @generated SignedSource<<fac53fe3cfd357d3778c400e0a8ee5da>>
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

(node as any).hash = "6669faddacae97b74f08b904f55c05d1";

export default node;
