/**
 * @generated SignedSource<<14e2389d0124834418496cb4aca5c16f>>
 * @relayHash 866d851a6cc32ec89d96829cc01bf90f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b089633b28da19b1293ce76778252204cc0278f9cc3a865dfbf55ebb59516e2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationType = "FORUM" | "LOOM" | "OAUTH2" | "PERSONNEL" | "PUSH_NOTIFICATION";
export type ConnectIntegrationInput = {
  values: IntegrationValuesInput;
};
export type IntegrationValuesInput = {
  forum?: never;
  loom?: never;
  oauth2?: never;
  personnel: PersonnelInput;
  push?: never;
} | {
  forum?: never;
  loom?: never;
  oauth2: OAuthInput;
  personnel?: never;
  push?: never;
} | {
  forum?: never;
  loom: LoomInput;
  oauth2?: never;
  personnel?: never;
  push?: never;
} | {
  forum: ForumInput;
  loom?: never;
  oauth2?: never;
  personnel?: never;
  push?: never;
} | {
  forum?: never;
  loom?: never;
  oauth2?: never;
  personnel?: never;
  push: PushInput;
};
export type PersonnelInput = {
  apiKey?: string | null | undefined;
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  group?: string | null | undefined;
  scimEndpoint?: string | null | undefined;
  subdomain?: string | null | undefined;
  sync?: boolean | null | undefined;
  tokenEndpoint?: string | null | undefined;
};
export type OAuthInput = {
  authorizationEndpoint?: string | null | undefined;
  buttonLabel?: string | null | undefined;
  clientId?: string | null | undefined;
  clientSecret?: string | null | undefined;
  emailProperty?: string | null | undefined;
  issuer?: string | null | undefined;
  responseType?: string | null | undefined;
  scope?: string | null | undefined;
  tokenEndpoint?: string | null | undefined;
  userEndpoint?: string | null | undefined;
};
export type LoomInput = {
  appKey?: string | null | undefined;
  appName?: string | null | undefined;
};
export type ForumInput = {
  apiKey?: string | null | undefined;
  forumId?: string | null | undefined;
};
export type PushInput = {
  apiKey?: string | null | undefined;
  appKey?: string | null | undefined;
  appName?: string | null | undefined;
};
export type useConnectIntegrationMutation$variables = {
  input: ConnectIntegrationInput;
};
export type useConnectIntegrationMutation$data = {
  readonly connectIntegration: {
    readonly integration: {
      readonly id: string;
      readonly type: IntegrationType;
      readonly " $fragmentSpreads": FragmentRefs<"ConnectedCard_integration">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useConnectIntegrationMutation = {
  response: useConnectIntegrationMutation$data;
  variables: useConnectIntegrationMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v5 = {
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
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "host",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerText",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tokenEndpoint",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "appName",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConnectIntegrationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConnectIntegrationPayload",
        "kind": "LinkedField",
        "name": "connectIntegration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "integration",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConnectedCard_integration"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useConnectIntegrationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConnectIntegrationPayload",
        "kind": "LinkedField",
        "name": "connectIntegration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "integration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isIntegration"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secretsSet",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "connectTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "IntegrationCheck",
                "kind": "LinkedField",
                "name": "lastCheck",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ok",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IntegrationSync",
                    "kind": "LinkedField",
                    "name": "lastSync",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "jobId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "outcome",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dryRun",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "departedCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "addedCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "returnedCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "keptCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "skippedCount",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PersonnelIntegration",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scimEndpoint",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subdomain",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "group",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sync",
                    "storageKey": null
                  }
                ],
                "type": "PersonnelIntegration",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authorizationEndpoint",
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userEndpoint",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "responseType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scope",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "emailProperty",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "issuer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "buttonLabel",
                    "storageKey": null
                  }
                ],
                "type": "OAuthIntegration",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v13/*:: as any*/),
                "type": "LoomIntegration",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "forumId",
                    "storageKey": null
                  }
                ],
                "type": "ForumIntegration",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v13/*:: as any*/),
                "type": "PushIntegration",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b089633b28da19b1293ce76778252204cc0278f9cc3a865dfbf55ebb59516e2",
    "metadata": {},
    "name": "useConnectIntegrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b101c57d618f3dc5815da474cca957ba";

export default node;
