/**
 * @generated SignedSource<<5e061bb6a3c93066a73efa96bfa4b07e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FactMeasure = "ACTIVE" | "ANSWERS" | "AVERAGE_SCORE" | "CERTIFICATES" | "CORRECT" | "DONE" | "FINISHED" | "REGISTERED" | "SEEN" | "STARTED" | "USAGES" | "USERS" | "VOUCHERS" | "WRONG";
export type FactType = "CAMPAIGN" | "CERTIFICATE" | "LECTURE" | "MODULE" | "QUESTION_ANSWER" | "USER_COURSE" | "WORKSPACE";
import { FragmentRefs } from "relay-runtime";
export type TypeCards_analytics$data = {
  readonly earlier?: ReadonlyArray<{
    readonly type: FactType;
    readonly values: ReadonlyArray<{
      readonly value: number | null | undefined;
    }>;
  }> | null | undefined;
  readonly now: ReadonlyArray<{
    readonly type: FactType;
    readonly values: ReadonlyArray<{
      readonly measure: FactMeasure;
      readonly value: number | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "TypeCards_analytics";
};
export type TypeCards_analytics$key = {
  readonly " $data"?: TypeCards_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeCards_analytics">;
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
  "name": "groupId",
  "variableName": "groupId"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
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
      "name": "startTime"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TypeCards_analytics",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "now",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "Variable",
            "name": "endTime",
            "variableName": "endTime"
          },
          (v2/*:: as any*/),
          {
            "kind": "Variable",
            "name": "startTime",
            "variableName": "startTime"
          }
        ],
        "concreteType": "FactTotals",
        "kind": "LinkedField",
        "name": "allTotals",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FactValue",
            "kind": "LinkedField",
            "name": "values",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "measure",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
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
          "alias": "earlier",
          "args": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
            }
          ],
          "concreteType": "FactTotals",
          "kind": "LinkedField",
          "name": "allTotals",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "FactValue",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "d0d5f1a371532aff986404fba3432baa";

export default node;
