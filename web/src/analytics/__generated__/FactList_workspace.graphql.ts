/**
 * @generated SignedSource<<ffec36405cc2f23ed571d7f68920571c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FactList_workspace$data = {
  readonly analytics: {
    readonly facts: {
      readonly csvUrl: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly courseId: number | null | undefined;
          readonly subjectId: number | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"useFactTable_fact">;
        };
      }>;
      readonly totalCount: number;
    };
  };
  readonly id: string;
  readonly " $fragmentType": "FactList_workspace";
};
export type FactList_workspace$key = {
  readonly " $data"?: FactList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactList_workspace">;
};

import FactListPaginationQuery_graphql from './FactListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "analytics",
  "facts"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "campaignId"
    },
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "kind": "RootArgument",
      "name": "courseId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "name": "orderBy"
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
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": FactListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "FactList_workspace",
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
            "kind": "RequiredField",
            "field": {
              "alias": "facts",
              "args": [
                {
                  "kind": "Variable",
                  "name": "campaignId",
                  "variableName": "campaignId"
                },
                {
                  "kind": "Variable",
                  "name": "courseId",
                  "variableName": "courseId"
                },
                {
                  "kind": "Variable",
                  "name": "endTime",
                  "variableName": "endTime"
                },
                {
                  "kind": "Variable",
                  "name": "groupId",
                  "variableName": "groupId"
                },
                {
                  "kind": "Variable",
                  "name": "orderBy",
                  "variableName": "orderBy"
                },
                {
                  "kind": "Variable",
                  "name": "startTime",
                  "variableName": "startTime"
                },
                {
                  "kind": "Variable",
                  "name": "subjectId",
                  "variableName": "subjectId"
                },
                {
                  "kind": "Variable",
                  "name": "type",
                  "variableName": "type"
                }
              ],
              "concreteType": "FactCountConnection",
              "kind": "LinkedField",
              "name": "__FactList_facts_connection",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "csvUrl",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FactCountEdge",
                  "kind": "LinkedField",
                  "name": "edges",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "FactCount",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "subjectId",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "courseId",
                          "storageKey": null
                        },
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "useFactTable_fact"
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "__typename",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "cursor",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PageInfo",
                  "kind": "LinkedField",
                  "name": "pageInfo",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "endCursor",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "hasNextPage",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "9976b1401189cb5ccfcd63adc3343524";

export default node;
