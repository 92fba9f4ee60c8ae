/**
 * @generated SignedSource<<c1bd2dd4d4af4bcf62dca1303236cb9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EarnedAchievement_userGamification$data = {
  readonly achievement: {
    readonly description: string;
    readonly frame: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AchievementPicture_item">;
  } | null | undefined;
  readonly courseName: string | null | undefined;
  readonly createTime: string;
  readonly " $fragmentType": "EarnedAchievement_userGamification";
};
export type EarnedAchievement_userGamification$key = {
  readonly " $data"?: EarnedAchievement_userGamification$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarnedAchievement_userGamification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
  "type": "EarnedAchievement",
  "abstractKey": null
};

(node as any).hash = "9cd93ef7e0bce80546a1a9552f50c325";

export default node;
