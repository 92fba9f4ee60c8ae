/**
 * @generated SignedSource<<649782e372213986ec540d9fafeaad9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementStrip_course$data = {
  readonly gamificationItems: ReadonlyArray<{
    readonly gamificationId: number;
    readonly " $fragmentSpreads": FragmentRefs<"AchievementTile_item">;
  }>;
  readonly " $fragmentType": "AchievementStrip_course";
};
export type AchievementStrip_course$key = {
  readonly " $data"?: AchievementStrip_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementStrip_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AchievementStrip_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GamificationItem",
      "kind": "LinkedField",
      "name": "gamificationItems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gamificationId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AchievementTile_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "82dbc357c1f2fb8ee1ad7721257e9421";

export default node;
