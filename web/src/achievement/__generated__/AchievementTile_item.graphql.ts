/**
 * @generated SignedSource<<3dd954d1ed5919528d5150969e797546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GamificationType = "LECTURES_COMPLETED" | "QUESTIONS_ANSWERED" | "QUESTIONS_ANSWERED_RATE";
import { FragmentRefs } from "relay-runtime";
export type AchievementTile_item$data = {
  readonly description: string;
  readonly frame: boolean;
  readonly lectureIds: ReadonlyArray<number>;
  readonly name: string;
  readonly qaRate: number | null | undefined;
  readonly questionAnswerIds: ReadonlyArray<number>;
  readonly type: GamificationType;
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
  "metadata": null,
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
      "name": "questionAnswerIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qaRate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AchievementPicture_item"
    }
  ],
  "type": "GamificationItem",
  "abstractKey": null
};

(node as any).hash = "fd6ca4decdc22e89023232f58dab5f1e";

export default node;
