/**
 * @generated SignedSource<<cadcacf411b8d77b0102482fa854050e>>
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
  readonly courseId: number;
  readonly courseLanguage: string | null | undefined;
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
      "name": "courseId",
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

(node as any).hash = "10b05026a005f37fec5b5749cd6d6654";

export default node;
