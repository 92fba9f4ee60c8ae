/**
 * @generated SignedSource<<884859dd381bd018d71e614322183a56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecentAchievements_viewer$data = {
  readonly recent: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EarnedAchievement_userGamification">;
    }>;
  };
  readonly " $fragmentType": "RecentAchievements_viewer";
};
export type RecentAchievements_viewer$key = {
  readonly " $data"?: RecentAchievements_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentAchievements_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecentAchievements_viewer",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "recent",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 4
          }
        ],
        "concreteType": "EarnedAchievementConnection",
        "kind": "LinkedField",
        "name": "earnedAchievements",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EarnedAchievement",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "EarnedAchievement_userGamification"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "earnedAchievements(first:4)"
      },
      "action": "THROW"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f250b92662e834d32510545e56f92ee1";

export default node;
