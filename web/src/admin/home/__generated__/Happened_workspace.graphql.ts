/**
 * @generated SignedSource<<4ddc8da4e4c60b2ca6245dda5fd97f6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FactMeasure = "ACTIVE" | "ANSWERS" | "AVERAGE_SCORE" | "CERTIFICATES" | "CORRECT" | "DONE" | "FINISHED" | "REGISTERED" | "SEEN" | "STARTED" | "USAGES" | "USERS" | "VOUCHERS" | "WRONG";
import { FragmentRefs } from "relay-runtime";
export type Happened_workspace$data = {
  readonly analytics: {
    readonly learners: ReadonlyArray<{
      readonly measure: FactMeasure;
      readonly value: number | null | undefined;
    }> | null | undefined;
    readonly learnersBefore: ReadonlyArray<{
      readonly measure: FactMeasure;
      readonly value: number | null | undefined;
    }> | null | undefined;
    readonly people: ReadonlyArray<{
      readonly measure: FactMeasure;
      readonly value: number | null | undefined;
    }> | null | undefined;
    readonly peopleBefore: ReadonlyArray<{
      readonly measure: FactMeasure;
      readonly value: number | null | undefined;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Happened_workspace";
};
export type Happened_workspace$key = {
  readonly " $data"?: Happened_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"Happened_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "since"
},
v1 = {
  "kind": "Literal",
  "name": "type",
  "value": "WORKSPACE"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "measure",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v3 = {
  "kind": "Literal",
  "name": "type",
  "value": "USER_COURSE"
},
v4 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "since"
},
v5 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "before"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "since"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Happened_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Analytics",
      "kind": "LinkedField",
      "name": "analytics",
      "plural": false,
      "selections": [
        {
          "alias": "people",
          "args": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "learners",
          "args": [
            (v0/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "peopleBefore",
          "args": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "learnersBefore",
          "args": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "d63bdf0a3ca427ba39bc90eaae197171";

export default node;
