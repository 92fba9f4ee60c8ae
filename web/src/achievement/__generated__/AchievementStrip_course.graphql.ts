/**
 * @generated SignedSource<<416efca01d2818a35b315f9ee7c48926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementStrip_course$data = {
  readonly achievements: ReadonlyArray<{
    readonly achievementId: number;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AchievementStrip_course",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Achievement",
        "kind": "LinkedField",
        "name": "achievements",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "achievementId",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AchievementTile_item"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "05310c375c0af3e54446eb4c4b04b149";

export default node;
