/**
 * @generated SignedSource<<1df4a8ea9a629bbc9b503e05577ec2c6>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "ec5ebfeb15354eb375822b96f4c91e8b";

export default node;
