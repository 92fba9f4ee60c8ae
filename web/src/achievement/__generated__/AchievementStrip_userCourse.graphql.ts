/**
 * @generated SignedSource<<63ff1530dc1acd5a58c8e0b4b9dfc692>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementStrip_userCourse$data = {
  readonly achievementProgress: ReadonlyArray<{
    readonly achieved: boolean;
    readonly achievement: {
      readonly achievementId: number;
    };
    readonly needed: number;
    readonly reached: number;
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "49a5773c6ba803cd17d355c19da9a514";

export default node;
