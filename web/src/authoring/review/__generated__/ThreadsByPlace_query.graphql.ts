/**
 * @generated SignedSource<<b4cdf8b64a615a5d1355a5c51a896919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewPart = "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
import { FragmentRefs } from "relay-runtime";
export type ThreadsByPlace_query$data = {
  readonly authoredCourse: {
    readonly reviewThreads: {
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
          readonly threadId: number;
          readonly " $fragmentSpreads": FragmentRefs<"AuthorThread_thread">;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ThreadsByPlace_query";
};
export type ThreadsByPlace_query$key = {
  readonly " $data"?: ThreadsByPlace_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadsByPlace_query">;
};

import ThreadsByPlacePaginationQuery_graphql from './ThreadsByPlacePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "authoredCourse",
  "reviewThreads"
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
      "name": "courseId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "state"
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
      "operation": ThreadsByPlacePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ThreadsByPlace_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "courseId"
        }
      ],
      "concreteType": "AuthoredCourse",
      "kind": "LinkedField",
      "name": "authoredCourse",
      "plural": false,
      "selections": [
        {
          "alias": "reviewThreads",
          "args": [
            {
              "kind": "Variable",
              "name": "state",
              "variableName": "state"
            }
          ],
          "concreteType": "ReviewThreadConnection",
          "kind": "LinkedField",
          "name": "__ThreadsByPlace_reviewThreads_connection",
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
                      "name": "AuthorThread_thread"
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

(node as any).hash = "9e32e6affb3c48bbcf1d1e1a3b8b9244";

export default node;
