/**
 * @generated SignedSource<<a1e8f285a9af7e7bf302aa2ac49212f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StillToEarn_viewer$data = {
  readonly activeUserCourses: {
    readonly nodes: ReadonlyArray<{
      readonly achievementProgress: ReadonlyArray<{
        readonly achieved: boolean;
        readonly achievement: {
          readonly achievementId: number;
          readonly " $fragmentSpreads": FragmentRefs<"AchievementTile_item">;
        };
        readonly needed: number;
        readonly reached: number;
      }>;
      readonly course: {
        readonly courseId: number;
        readonly metadata: {
          readonly language: string | null | undefined;
        };
        readonly name: string;
      };
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StillToEarn_viewer";
};
export type StillToEarn_viewer$key = {
  readonly " $data"?: StillToEarn_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StillToEarn_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StillToEarn_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 25
        }
      ],
      "concreteType": "UserCourseConnection",
      "kind": "LinkedField",
      "name": "activeUserCourses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserCourse",
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
              "kind": "RequiredField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Course",
                "kind": "LinkedField",
                "name": "course",
                "plural": false,
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CourseMetadata",
                    "kind": "LinkedField",
                    "name": "metadata",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "language",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              "action": "THROW"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AchievementProgress",
              "kind": "LinkedField",
              "name": "achievementProgress",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "achieved",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reached",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "needed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Achievement",
                  "kind": "LinkedField",
                  "name": "achievement",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "achievementId",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AchievementTile_item"
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
      "storageKey": "activeUserCourses(first:25)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b51b838264d7ae5c9b7455c24e3d02f2";

export default node;
