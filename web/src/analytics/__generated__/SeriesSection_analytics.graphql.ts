/**
 * @generated SignedSource<<a64dcf6ee28e99b73a94ee6af16eab4e>>
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
  "name": "campaignId",
  "variableName": "campaignId"
},
v1 = {
  "kind": "Variable",
  "name": "courseId",
  "variableName": "courseId"
},
v2 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "endTime"
},
v3 = {
  "kind": "Variable",
  "name": "groupId",
  "variableName": "groupId"
},
v4 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "startTime"
},
v5 = {
  "kind": "Variable",
  "name": "subjectId",
  "variableName": "subjectId"
},
v6 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v7 = {
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
      "name": "campaignId"
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
          (v7/*:: as any*/)
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
            (v1/*:: as any*/),
            {
              "kind": "Variable",
              "name": "endTime",
              "variableName": "startTime"
            },
            (v3/*:: as any*/),
            {
              "kind": "Variable",
              "name": "startTime",
              "variableName": "beforeTime"
            },
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": [
            (v7/*:: as any*/)
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
          (v3/*:: as any*/),
          {
            "kind": "Variable",
            "name": "measure",
            "variableName": "measure"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
          (v7/*:: as any*/)
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

(node as any).hash = "9f54e2fca98ff2e581d4e3ac1adcdf1f";

export default node;
