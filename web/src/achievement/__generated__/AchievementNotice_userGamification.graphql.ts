/**
 * @generated SignedSource<<27408c5b51ce6f08b05b7fc1f0624890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementNotice_userGamification$data = {
  readonly achievement: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AchievementPicture_item">;
  } | null | undefined;
  readonly " $fragmentType": "AchievementNotice_userGamification";
};
export type AchievementNotice_userGamification$key = {
  readonly " $data"?: AchievementNotice_userGamification$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementNotice_userGamification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AchievementNotice_userGamification",
  "selections": [
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
          "name": "name",
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
  "type": "EarnedAchievement",
  "abstractKey": null
};

(node as any).hash = "8e14ba1348523d537646e45560d2e5eb";

export default node;
