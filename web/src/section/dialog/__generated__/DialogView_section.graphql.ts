/**
 * @generated SignedSource<<a8f5948bef8a841dbb2fd64290537f6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DialogBubbleType = "AUDIO" | "QUESTION" | "TEXT" | "VIDEO";
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type DialogView_section$data = {
  readonly turns: ReadonlyArray<{
    readonly avatarLink: string | null | undefined;
    readonly avatarName: string | null | undefined;
    readonly bubbles: ReadonlyArray<{
      readonly content: string;
      readonly type: DialogBubbleType;
    }>;
    readonly side: Side;
    readonly userPicAvatar: boolean;
  }>;
  readonly " $fragmentType": "DialogView_section";
};
export type DialogView_section$key = {
  readonly " $data"?: DialogView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"DialogView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DialogView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DialogTurn",
      "kind": "LinkedField",
      "name": "turns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userPicAvatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "side",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DialogBubble",
          "kind": "LinkedField",
          "name": "bubbles",
          "plural": true,
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
              "name": "content",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DialogSection",
  "abstractKey": null
};

(node as any).hash = "c739406f82d1467c48f0a4a2feddf032";

export default node;
