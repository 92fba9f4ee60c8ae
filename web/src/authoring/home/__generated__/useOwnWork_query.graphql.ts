/**
 * @generated SignedSource<<bebf3c89bc21d2c5585837cbeb1fc178>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOwnWork_query$data = {
  readonly drafts: {
    readonly nodes: ReadonlyArray<{
      readonly courseId: number;
      readonly name: string;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "useOwnWork_query";
};
export type useOwnWork_query$key = {
  readonly " $data"?: useOwnWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnWork_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useOwnWork_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "drafts",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "createdByViewer": true,
              "published": false,
              "template": false
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": {
              "direction": "DESC",
              "field": "UPDATE_TIME"
            }
          }
        ],
        "concreteType": "AuthoredCourseConnection",
        "kind": "LinkedField",
        "name": "authoredCourses",
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
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseId",
                "storageKey": null
              },
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
        "storageKey": "authoredCourses(filter:{\"createdByViewer\":true,\"published\":false,\"template\":false},first:1,orderBy:{\"direction\":\"DESC\",\"field\":\"UPDATE_TIME\"})"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ebb1173a4a704713c3884e26399fcd0b";

export default node;
