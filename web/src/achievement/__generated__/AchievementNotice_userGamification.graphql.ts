/**
 * @generated SignedSource<<da0a92535b2ed2d2b2841896d9dd1cab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementNotice_userGamification$data = {
  readonly item: {
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
  "metadata": null,
  "name": "AchievementNotice_userGamification",
  "selections": [
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

(node as any).hash = "866dd89c55dfbf6dda710213b1e09447";

export default node;
