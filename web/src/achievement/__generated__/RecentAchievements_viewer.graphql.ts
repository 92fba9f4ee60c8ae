/**
 * @generated SignedSource<<eb5659517f8cac1cb62fa89adc7e7e95>>
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
  "metadata": null,
  "name": "RecentAchievements_viewer",
  "selections": [
    {
      "alias": "recent",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "UserGamificationConnection",
      "kind": "LinkedField",
      "name": "achievements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserGamification",
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
      "storageKey": "achievements(first:4)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "72395ecf0f670710810c60642b33a62e";

export default node;
