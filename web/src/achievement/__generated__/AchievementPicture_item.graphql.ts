/**
 * @generated SignedSource<<5735ca50a4833880f834821881166324>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementPicture_item$data = {
  readonly imageUrl: string | null | undefined;
  readonly " $fragmentType": "AchievementPicture_item";
};
export type AchievementPicture_item$key = {
  readonly " $data"?: AchievementPicture_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementPicture_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AchievementPicture_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "GamificationItem",
  "abstractKey": null
};

(node as any).hash = "ab518e28513c84143cf1064f3b416030";

export default node;
