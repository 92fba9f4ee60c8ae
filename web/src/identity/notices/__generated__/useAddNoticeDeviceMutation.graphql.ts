/**
 * @generated SignedSource<<289000f98e94fb012e39fdba419c18ea>>
 * @relayHash 322215ffac95cd35c780c9d119f4885c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2496ce255baeed6193f349995c90e7923a1703af722246b5382fd894155983e4

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
      readonly publicKey: string;
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
    "id": "2496ce255baeed6193f349995c90e7923a1703af722246b5382fd894155983e4",
    "metadata": {},
    "name": "useAddNoticeDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca62f9b0406f8362f9214440f9f0fa64";

export default node;
