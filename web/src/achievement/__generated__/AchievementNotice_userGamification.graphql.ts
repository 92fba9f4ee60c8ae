/**
 * @generated SignedSource<<d59d7f5803b5d57f899c67dcd3736764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementNotice_userGamification$data = ReadonlyArray<{
  readonly achievement: {
    readonly frame: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AchievementPicture_item">;
  } | null | undefined;
  readonly courseLanguage: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "AchievementNotice_userGamification";
}>;
export type AchievementNotice_userGamification$key = ReadonlyArray<{
  readonly " $data"?: AchievementNotice_userGamification$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementNotice_userGamification">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AchievementNotice_userGamification",
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
      "name": "courseLanguage",
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

(node as any).hash = "7f05946365655580bd2d13ddf2178404";

export default node;
