/**
 * @generated SignedSource<<0cb6d3361706c73832e5e3215c6d0319>>
 * @relayHash 36f655ee8569e4d4a035fd938ce67910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c387eec96622a2a6510f34703b041a62d9e1f42ba8693322570e054c11ef9f6

import { ConcreteRequest } from 'relay-runtime';
export type RemoveNoticeDeviceInput = {
  deviceId: string;
};
export type useRemoveNoticeDeviceMutation$variables = {
  input: RemoveNoticeDeviceInput;
};
export type useRemoveNoticeDeviceMutation$data = {
  readonly removeNoticeDevice: {
    readonly notices: {
      readonly achievement: boolean;
      readonly certificate: boolean;
      readonly devices: ReadonlyArray<{
        readonly deviceId: number;
        readonly endpointHash: string;
      }>;
      readonly publicKey: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type useRemoveNoticeDeviceMutation = {
  response: useRemoveNoticeDeviceMutation$data;
  variables: useRemoveNoticeDeviceMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveNoticeDevicePayload",
    "kind": "LinkedField",
    "name": "removeNoticeDevice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Notices",
        "kind": "LinkedField",
        "name": "notices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "certificate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "achievement",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NoticeDevice",
            "kind": "LinkedField",
            "name": "devices",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deviceId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endpointHash",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveNoticeDeviceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveNoticeDeviceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c387eec96622a2a6510f34703b041a62d9e1f42ba8693322570e054c11ef9f6",
    "metadata": {},
    "name": "useRemoveNoticeDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "398ce4e07c7ef24d6a4b0cf7bf65f106";

export default node;
