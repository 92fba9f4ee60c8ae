/**
 * @generated SignedSource<<755e27ef38b291971680ad6eb9369aa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FramePicker_viewer$data = {
  readonly frames: {
    readonly nodes: ReadonlyArray<{
      readonly achievement: {
        readonly imageUrl: string | null | undefined;
        readonly name: string;
      } | null | undefined;
      readonly courseLanguage: string | null | undefined;
      readonly earnedAchievementId: number;
    }>;
  } | null | undefined;
  readonly user: {
    readonly avatarFrame: {
      readonly earnedAchievementId: number;
    } | null | undefined;
    readonly name: string;
    readonly pictureUrl: string | null | undefined;
  };
  readonly " $fragmentType": "FramePicker_viewer";
};
export type FramePicker_viewer$key = {
  readonly " $data"?: FramePicker_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FramePicker_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earnedAchievementId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FramePicker_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictureUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EarnedAchievement",
          "kind": "LinkedField",
          "name": "avatarFrame",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "frames",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "framesOnly",
          "value": true
        }
      ],
      "concreteType": "EarnedAchievementConnection",
      "kind": "LinkedField",
      "name": "earnedAchievements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EarnedAchievement",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "courseLanguage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Achievement",
              "kind": "LinkedField",
              "name": "achievement",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "imageUrl",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "earnedAchievements(first:100,framesOnly:true)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "395b6ba77df9ff0943b91b357741b0ea";

export default node;
