/**
 * @generated SignedSource<<2c903cd5fd7a77d295a38cda6f85b941>>
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
  "name": "courseId",
  "variableName": "courseId"
},
v1 = {
  "kind": "Variable",
  "name": "groupId",
  "variableName": "groupId"
},
v2 = {
  "kind": "Variable",
  "name": "subjectId",
  "variableName": "subjectId"
},
v3 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
};
return {
  "argumentDefinitions": [
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
                    {
                      "kind": "Variable",
                      "name": "endTime",
                      "variableName": "endTime"
                    },
                    (v1/*:: as any*/),
                    {
                      "kind": "Variable",
                      "name": "startTime",
                      "variableName": "startTime"
                    },
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
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
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 1
                      },
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
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

(node as any).hash = "dbc95493641cf229fc67eb3afef799a0";

export default node;
