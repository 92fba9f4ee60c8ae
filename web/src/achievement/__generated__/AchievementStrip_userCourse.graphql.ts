/**
 * @generated SignedSource<<af1909fddcb4070cc25a238fe9306296>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementStrip_userCourse$data = {
  readonly userGamificationItems: ReadonlyArray<{
    readonly gamificationId: number;
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
      "concreteType": "UserGamification",
      "kind": "LinkedField",
      "name": "userGamificationItems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gamificationId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "a84398c1ea6549c11083f7a1d92e1f12";

export default node;
