/**
 * @generated SignedSource<<664d9007525e7701091124962e597117>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompletionRecords_viewer$data = {
  readonly completionRecords: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly userCourseId: number;
        readonly " $fragmentSpreads": FragmentRefs<"CompletionRecordCard_record">;
      };
    }>;
  };
  readonly " $fragmentType": "CompletionRecords_viewer";
};
export type CompletionRecords_viewer$key = {
  readonly " $data"?: CompletionRecords_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionRecords_viewer">;
};

import CompletionRecordsPaginationQuery_graphql from './CompletionRecordsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "completionRecords"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
        "viewer"
      ],
      "operation": CompletionRecordsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "CompletionRecords_viewer",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "completionRecords",
        "args": null,
        "concreteType": "CompletionRecordConnection",
        "kind": "LinkedField",
        "name": "__CompletionRecords_completionRecords_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompletionRecordEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompletionRecord",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userCourseId",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CompletionRecordCard_record"
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
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a603939223688c3c36c865133bdfc382";

export default node;
