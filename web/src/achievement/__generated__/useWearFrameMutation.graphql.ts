/**
 * @generated SignedSource<<579a1c48289ac0fca9deb6aa6b78f73e>>
 * @relayHash f5c85d826bc43288813d1b06bab037d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a212ef927af285ce4755a97b6f3a403912646453a149211b6b7f8edcaf69da74

import { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
export type UpdateViewerInput = {
  avatarFrameId?: string | null | undefined;
  country?: string | null | undefined;
  language?: Language | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  pictureUrl?: string | null | undefined;
  postalCode?: string | null | undefined;
  street?: string | null | undefined;
};
export type useWearFrameMutation$variables = {
  input: UpdateViewerInput;
};
export type useWearFrameMutation$data = {
  readonly updateViewer: {
    readonly user: {
      readonly avatarFrame: {
        readonly achievement: {
          readonly imageUrl: string | null | undefined;
        } | null | undefined;
        readonly earnedAchievementId: number;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type useWearFrameMutation = {
  response: useWearFrameMutation$data;
  variables: useWearFrameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "earnedAchievementId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWearFrameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateViewerPayload",
        "kind": "LinkedField",
        "name": "updateViewer",
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Achievement",
                    "kind": "LinkedField",
                    "name": "achievement",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWearFrameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateViewerPayload",
        "kind": "LinkedField",
        "name": "updateViewer",
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Achievement",
                    "kind": "LinkedField",
                    "name": "achievement",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a212ef927af285ce4755a97b6f3a403912646453a149211b6b7f8edcaf69da74",
    "metadata": {},
    "name": "useWearFrameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60766d3e2ff021bd299a7e05ba73dcfd";

export default node;
