/**
 * @generated SignedSource<<fa26074b5900a1e70820146c97128e2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementStrip_userCourse$data = {
  readonly earnedAchievements: ReadonlyArray<{
    readonly achievementId: number;
  }>;
  readonly " $fragmentType": "AchievementStrip_userCourse";
};
export type AchievementStrip_userCourse$key = {
  readonly " $data"?: AchievementStrip_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementStrip_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AchievementStrip_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EarnedAchievement",
      "kind": "LinkedField",
      "name": "earnedAchievements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "achievementId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "c617e758777c0f9acbb58f291019fc33";

export default node;
