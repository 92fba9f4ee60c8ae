/**
 * @generated SignedSource<<ac88bb5a07917ca4cbacd701c110dac6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConnectedCard_integration$data = {
  readonly appName?: string | null | undefined;
  readonly authorizationEndpoint?: string | null | undefined;
  readonly buttonLabel?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly connectTime: string;
  readonly emailProperty?: string | null | undefined;
  readonly forumId?: string | null | undefined;
  readonly group?: string | null | undefined;
  readonly id: string;
  readonly issuer?: string | null | undefined;
  readonly lastCheck: {
    readonly ok: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CheckOutcome_check">;
  } | null | undefined;
  readonly personnel: {
    readonly " $fragmentSpreads": FragmentRefs<"SyncPanel_integration">;
  } | null | undefined;
  readonly responseType?: string | null | undefined;
  readonly scimEndpoint?: string | null | undefined;
  readonly scope?: string | null | undefined;
  readonly secretsSet: ReadonlyArray<string>;
  readonly subdomain?: string | null | undefined;
  readonly sync?: boolean;
  readonly tokenEndpoint?: string | null | undefined;
  readonly userEndpoint?: string | null | undefined;
  readonly " $fragmentType": "ConnectedCard_integration";
};
export type ConnectedCard_integration$key = {
  readonly " $data"?: ConnectedCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectedCard_integration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tokenEndpoint",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "appName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConnectedCard_integration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckOutcome_check"
        }
      ],
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SyncPanel_integration"
          }
        ],
        "type": "PersonnelIntegration",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "personnel"
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorizationEndpoint",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
      "type": "PushIntegration",
      "abstractKey": null
    }
  ],
  "type": "Integration",
  "abstractKey": "__isIntegration"
};
})();

(node as any).hash = "48bfc72d57d3efc37cbdd03aa1473fad";

export default node;
