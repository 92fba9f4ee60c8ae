/**
 * @generated SignedSource<<12dcbe1c384a268f0cf378d86ad46662>>
 * @relayHash de27794cadf5b677a9d4b2645beb7030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c49b51d42bba5aa5a75619cc1ff63ce279690bfa9dc24c763342cd8cf5fb26d5

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
      readonly auditBefore: string;
      readonly auditEntryCount: number;
      readonly factCount: number;
      readonly factsBefore: string | null | undefined;
      readonly people: ReadonlyArray<{
        readonly activeTime: string;
        readonly eraseTime: string;
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
      "name": "factsBefore",
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
      "name": "auditBefore",
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
    "id": "c49b51d42bba5aa5a75619cc1ff63ce279690bfa9dc24c763342cd8cf5fb26d5",
    "metadata": {},
    "name": "useRetentionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4175bdbf9b7f10cb378c5ec648dfb37";

export default node;
