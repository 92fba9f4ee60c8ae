/**
 * @generated SignedSource<<7462411663426e72abd02b3983f0753f>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "155e4299f199c1d61da0c71ea6bf5efd";

export default node;
