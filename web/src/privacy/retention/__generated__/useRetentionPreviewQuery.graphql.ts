/**
 * @generated SignedSource<<ec5789fdb626438b7eca60763502b826>>
 * @relayHash f9f9bd0975c2563f259614015f60d2dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 642d3df2b08fea90c642f2030b6d012968548fb70435907e0a34e74d6eadcc70

import { ConcreteRequest } from 'relay-runtime';
export type RetentionInput = {
  auditMonths: number;
  factMonths?: number | null | undefined;
  inactiveAccountMonths?: number | null | undefined;
};
export type useRetentionPreviewQuery$variables = {
  retention: RetentionInput;
};
export type useRetentionPreviewQuery$data = {
  readonly workspace: {
    readonly previewRetention: {
      readonly accountCount: number;
      readonly auditBeforeTime: string;
      readonly auditEntryCount: number;
      readonly factCount: number;
      readonly factsBeforeTime: string | null | undefined;
      readonly people: ReadonlyArray<{
        readonly eraseTime: string;
        readonly hasLeft: boolean;
        readonly lastActivityTime: string;
        readonly name: string;
        readonly userId: number;
        readonly username: string;
        readonly warned: boolean;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useRetentionPreviewQuery = {
  response: useRetentionPreviewQuery$data;
  variables: useRetentionPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "retention"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "retention",
      "variableName": "retention"
    }
  ],
  "concreteType": "RetentionPreview",
  "kind": "LinkedField",
  "name": "previewRetention",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factsBeforeTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditBeforeTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditEntryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InactivePerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
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
          "name": "lastActivityTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eraseTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useRetentionPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRetentionPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "642d3df2b08fea90c642f2030b6d012968548fb70435907e0a34e74d6eadcc70",
    "metadata": {},
    "name": "useRetentionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4de7a178b3fa25b34a9aefa7b5d1187";

export default node;
