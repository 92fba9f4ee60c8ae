/**
 * @generated SignedSource<<04840cd6f63f68ba6e7a1526edc8b396>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AchievementType = "LECTURES_COMPLETED" | "QUESTIONS_ANSWERED" | "QUESTIONS_ANSWERED_RATE";
import { FragmentRefs } from "relay-runtime";
export type AchievementTile_item$data = {
  readonly description: string;
  readonly frame: boolean;
  readonly lectureIds: ReadonlyArray<number>;
  readonly name: string;
  readonly questionIds: ReadonlyArray<number>;
  readonly requiredPercent: number | null | undefined;
  readonly type: AchievementType;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementPicture_item">;
  readonly " $fragmentType": "AchievementTile_item";
};
export type AchievementTile_item$key = {
  readonly " $data"?: AchievementTile_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementTile_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AchievementTile_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "lectureIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiredPercent",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AchievementPicture_item"
    }
  ],
  "type": "Achievement",
  "abstractKey": null
};

(node as any).hash = "a872d2e9cbfe8fa0c695e520a9f36f7b";

export default node;
