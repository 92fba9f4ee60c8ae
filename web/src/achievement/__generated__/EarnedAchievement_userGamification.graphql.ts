/**
 * @generated SignedSource<<ef0f1a3a2ab05a662bd072a25970adfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EarnedAchievement_userGamification$data = {
  readonly courseName: string | null | undefined;
  readonly createTime: string;
  readonly item: {
    readonly description: string;
    readonly frame: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AchievementPicture_item">;
  } | null | undefined;
  readonly " $fragmentType": "EarnedAchievement_userGamification";
};
export type EarnedAchievement_userGamification$key = {
  readonly " $data"?: EarnedAchievement_userGamification$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarnedAchievement_userGamification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarnedAchievement_userGamification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GamificationItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frame",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AchievementPicture_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserGamification",
  "abstractKey": null
};

(node as any).hash = "a018059339a15dc78b8831929b6e96c2";

export default node;
