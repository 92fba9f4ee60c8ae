/**
 * @generated SignedSource<<6d0c383421133c0f7823d8374c91e9f9>>
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
    readonly people: ReadonlyArray<{
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
v1 = [
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
];
return {
  "argumentDefinitions": [
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
            {
              "kind": "Literal",
              "name": "type",
              "value": "WORKSPACE"
            }
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "learners",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "type",
              "value": "USER_COURSE"
            }
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "32f695eb8cd14bd4126abb18a69e657b";

export default node;
