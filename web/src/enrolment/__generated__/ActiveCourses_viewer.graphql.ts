/**
 * @generated SignedSource<<50b4ff105b5fa0f2fb7c860d1dbd20a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProgressStatus = "DONE" | "IN_PROGRESS" | "TODO";
import { FragmentRefs } from "relay-runtime";
export type ActiveCourses_viewer$data = {
  readonly activeUserCourses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: ProgressStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ActiveCourseCard_userCourse" | "ReadyCard_userCourse">;
      };
    }>;
  };
  readonly " $fragmentType": "ActiveCourses_viewer";
};
export type ActiveCourses_viewer$key = {
  readonly " $data"?: ActiveCourses_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActiveCourses_viewer">;
};

import ActiveCoursesPaginationQuery_graphql from './ActiveCoursesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "activeUserCourses"
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
      "operation": ActiveCoursesPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ActiveCourses_viewer",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "activeUserCourses",
        "args": null,
        "concreteType": "UserCourseConnection",
        "kind": "LinkedField",
        "name": "__ActiveCourses_activeUserCourses_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserCourseEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserCourse",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ActiveCourseCard_userCourse"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReadyCard_userCourse"
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

(node as any).hash = "bc90531479a52f2ded2033a59d4210a4";

export default node;
