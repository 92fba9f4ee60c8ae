/**
 * @generated SignedSource<<1aa24bca4864f8ba7a718cadfb0429f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditedCourses_query$data = {
  readonly edited: {
    readonly nodes: ReadonlyArray<{
      readonly courseId: number;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EditedCourse_course">;
    }>;
    readonly unavailable: boolean;
  };
  readonly " $fragmentType": "EditedCourses_query";
};
export type EditedCourses_query$key = {
  readonly " $data"?: EditedCourses_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditedCourses_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditedCourses_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "edited",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "savedByViewer": true
            }
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 3
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
            "name": "unavailable",
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
                "name": "id",
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
                "name": "EditedCourse_course"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "authoredCourses(filter:{\"savedByViewer\":true},first:3,orderBy:{\"direction\":\"DESC\",\"field\":\"UPDATE_TIME\"})"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5ec306e64bc6c9089e48fcad1c355fd8";

export default node;
