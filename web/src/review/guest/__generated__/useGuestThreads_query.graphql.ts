/**
 * @generated SignedSource<<adf16787a22b50035ecd7fa4f8b14b88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewPart = "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
export type ReviewThreadState = "OPEN" | "RESOLVED";
import { FragmentRefs } from "relay-runtime";
export type useGuestThreads_query$data = {
  readonly review: {
    readonly threads: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly anchor: {
            readonly lectureId: number | null | undefined;
            readonly part: ReviewPart;
            readonly partId: number;
          };
          readonly quote: {
            readonly exact: string;
            readonly prefix: string;
            readonly suffix: string;
          } | null | undefined;
          readonly state: ReviewThreadState;
          readonly threadId: number;
          readonly " $fragmentSpreads": FragmentRefs<"GuestThread_thread">;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useGuestThreads_query";
};
export type useGuestThreads_query$key = {
  readonly " $data"?: useGuestThreads_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGuestThreads_query">;
};

import useGuestThreadsPaginationQuery_graphql from './useGuestThreadsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "review",
  "threads"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lectureId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "token"
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
      "fragmentPathInResult": [],
      "operation": useGuestThreadsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "useGuestThreads_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "token",
          "variableName": "token"
        }
      ],
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": "threads",
          "args": [
            {
              "kind": "Variable",
              "name": "lectureId",
              "variableName": "lectureId"
            }
          ],
          "concreteType": "ReviewThreadConnection",
          "kind": "LinkedField",
          "name": "__useGuestThreads_threads_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ReviewThreadEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ReviewThread",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "threadId",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ReviewAnchor",
                      "kind": "LinkedField",
                      "name": "anchor",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "part",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "partId",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "lectureId",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "state",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ReviewQuote",
                      "kind": "LinkedField",
                      "name": "quote",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "exact",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "prefix",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "suffix",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "GuestThread_thread"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "db97a4a62c147e1daffc47b7c60ef504";

export default node;
