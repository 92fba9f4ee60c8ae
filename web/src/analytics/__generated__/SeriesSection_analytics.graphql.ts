/**
 * @generated SignedSource<<f1737ff3499319031a6bc0b0f38bbdb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FactMeasure = "ACTIVE" | "ANSWERS" | "AVERAGE_SCORE" | "CERTIFICATES" | "CORRECT" | "DONE" | "FINISHED" | "REGISTERED" | "SEEN" | "STARTED" | "USAGES" | "USERS" | "VOUCHERS" | "WRONG";
import { FragmentRefs } from "relay-runtime";
export type SeriesSection_analytics$data = {
  readonly before?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly series: ReadonlyArray<{
    readonly time: string;
    readonly value: number | null | undefined;
  }>;
  readonly totals: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "SeriesSection_analytics";
};
export type SeriesSection_analytics$key = {
  readonly " $data"?: SeriesSection_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesSection_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "courseId",
  "variableName": "courseId"
},
v1 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "endTime"
},
v2 = {
  "kind": "Variable",
  "name": "groupId",
  "variableName": "groupId"
},
v3 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "startTime"
},
v4 = {
  "kind": "Variable",
  "name": "subjectId",
  "variableName": "subjectId"
},
v5 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "aggregation"
    },
    {
      "kind": "RootArgument",
      "name": "beforeTime"
    },
    {
      "kind": "RootArgument",
      "name": "compared"
    },
    {
      "kind": "RootArgument",
      "name": "courseId"
    },
    {
      "kind": "RootArgument",
      "name": "endTime"
    },
    {
      "kind": "RootArgument",
      "name": "groupId"
    },
    {
      "kind": "RootArgument",
      "name": "measure"
    },
    {
      "kind": "RootArgument",
      "name": "startTime"
    },
    {
      "kind": "RootArgument",
      "name": "subjectId"
    },
    {
      "kind": "RootArgument",
      "name": "type"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeriesSection_analytics",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "measure",
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "condition": "compared",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "before",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Variable",
              "name": "endTime",
              "variableName": "startTime"
            },
            (v2/*:: as any*/),
            {
              "kind": "Variable",
              "name": "startTime",
              "variableName": "beforeTime"
            },
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": [
            (v6/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "aggregation",
            "variableName": "aggregation"
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "Variable",
            "name": "measure",
            "variableName": "measure"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "FactPoint",
        "kind": "LinkedField",
        "name": "series",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "ae77f4c8e0095344d062eff69e410458";

export default node;
