/**
 * @generated SignedSource<<9c90195bbe13976ca55086833586219d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AchievementPicture_item$data = {
  readonly frame: boolean;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AchievementPicture_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frame",
      "storageKey": null
    },
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

(node as any).hash = "67efee1b07b18ec4850ba3eaa0a0a851";

export default node;
