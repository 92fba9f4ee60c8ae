/**
 * @generated SignedSource<<2b5f54a5220d78250a5ea516cf29e031>>
 * @relayHash 0ee1a9630ce8903ae548a1e732fda8ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f5610b1871012bb9bdf8f2d90732cfd1c3769ce84ae6f154b6fb4f68c932ac6

import { ConcreteRequest } from 'relay-runtime';
export type AddNoticeDeviceInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type useAddNoticeDeviceMutation$variables = {
  input: AddNoticeDeviceInput;
};
export type useAddNoticeDeviceMutation$data = {
  readonly addNoticeDevice: {
    readonly notices: {
      readonly achievement: boolean;
      readonly certificate: boolean;
      readonly devices: ReadonlyArray<{
        readonly deviceId: number;
        readonly endpointHash: string;
      }>;
      readonly due: boolean;
      readonly publicKey: string;
      readonly reply: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type useAddNoticeDeviceMutation = {
  response: useAddNoticeDeviceMutation$data;
  variables: useAddNoticeDeviceMutation$variables;
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
    "concreteType": "AddNoticeDevicePayload",
    "kind": "LinkedField",
    "name": "addNoticeDevice",
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
            "kind": "ScalarField",
            "name": "due",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reply",
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
    "name": "useAddNoticeDeviceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddNoticeDeviceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f5610b1871012bb9bdf8f2d90732cfd1c3769ce84ae6f154b6fb4f68c932ac6",
    "metadata": {},
    "name": "useAddNoticeDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f90b536d4ba3af2b0b9576b0ac673a4d";

export default node;
