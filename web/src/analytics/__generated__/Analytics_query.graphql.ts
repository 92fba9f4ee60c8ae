/**
 * @generated SignedSource<<50d67ad8ad5985163c094dd719db1546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Analytics_query$data = {
  readonly workspace: {
    readonly analytics: {
      readonly only?: {
        readonly nodes: ReadonlyArray<{
          readonly name: string | null | undefined;
        }>;
      } | null | undefined;
      readonly startTime: string;
      readonly totals: ReadonlyArray<{
        readonly value: number | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"SeriesSection_analytics" | "TypeCards_analytics">;
    };
    readonly retention: {
      readonly factsKeptFromTime: string | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FactList_workspace">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCoursesToFilter_query">;
  readonly " $fragmentType": "Analytics_query";
};
export type Analytics_query$key = {
  readonly " $data"?: Analytics_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Analytics_query">;
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
  "kind": "Variable",
  "name": "subjectId",
  "variableName": "subjectId"
},
v4 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "campaignId"
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
      "name": "narrowed"
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
  "name": "Analytics_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Retention",
          "kind": "LinkedField",
          "name": "retention",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "factsKeptFromTime",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startTime",
                "storageKey": null
              },
              {
                "kind": "RequiredField",
                "field": {
                  "alias": null,
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
                    },
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
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
                      "name": "value",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                "action": "THROW"
              },
              {
                "condition": "narrowed",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "only",
                    "args": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      },
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "concreteType": "FactCountConnection",
                    "kind": "LinkedField",
                    "name": "facts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FactCount",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TypeCards_analytics"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SeriesSection_analytics"
              }
            ],
            "storageKey": null
          },
          "action": "THROW"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FactList_workspace"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCoursesToFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "cf4ac359ee202015353ac8c4ac6299d8";

export default node;
