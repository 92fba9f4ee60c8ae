/**
 * @generated SignedSource<<bf42ccddf8997d7cb49800e6719f92e5>>
 * @relayHash d00a12b79b4ec9b954d49e09e76a1419
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 990e3f83411397aa22e0a00781d3e1eb50aa1157957c3a6d06eb4bf2d546a1d3

import { ConcreteRequest } from 'relay-runtime';
export type AchievementNoticeFrameQuery$variables = Record<PropertyKey, never>;
export type AchievementNoticeFrameQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly avatarFrame: {
        readonly achievement: {
          readonly imageUrl: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
    };
  } | null | undefined;
};
export type AchievementNoticeFrameQuery = {
  response: AchievementNoticeFrameQuery$data;
  variables: AchievementNoticeFrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AchievementNoticeFrameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EarnedAchievement",
                "kind": "LinkedField",
                "name": "avatarFrame",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Achievement",
                    "kind": "LinkedField",
                    "name": "achievement",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AchievementNoticeFrameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EarnedAchievement",
                "kind": "LinkedField",
                "name": "avatarFrame",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Achievement",
                    "kind": "LinkedField",
                    "name": "achievement",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "990e3f83411397aa22e0a00781d3e1eb50aa1157957c3a6d06eb4bf2d546a1d3",
    "metadata": {},
    "name": "AchievementNoticeFrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "25d81a397ffa2433ed676c518a62df2d";

export default node;
