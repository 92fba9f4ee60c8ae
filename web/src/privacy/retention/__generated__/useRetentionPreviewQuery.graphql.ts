/**
 * @generated SignedSource<<1e92cd7df830e25a8cdc0aadea633bb8>>
 * @relayHash dc08a4aa42a0f3233cf58884529ab949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 704e6912625854374e4fefdc80fd83d2696fb6f6b34dc5e8522b7eefc85e4df5

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
        readonly activeTime: string;
        readonly eraseTime: string;
        readonly hasLeft: boolean;
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
          "name": "activeTime",
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
    "id": "704e6912625854374e4fefdc80fd83d2696fb6f6b34dc5e8522b7eefc85e4df5",
    "metadata": {},
    "name": "useRetentionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9e9a02bd6808b960a85ec0e835ed4fa";

export default node;
