/**
 * @generated SignedSource<<7972a2d66ac3a17cfd9cd4050b063e75>>
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
  "type": "Achievement",
  "abstractKey": null
};

(node as any).hash = "6f8a8245293696ccae111adcc2546490";

export default node;
