/**
 * @generated SignedSource<<c73cf2cf16f13cce0bb25317b0f94d52>>
 * @relayHash 029c4d1bebd09bc0d719985563ec2b2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b948710ed9b187504257366243768d8f3e0ca708d4178b96d2967273e939da

import { ConcreteRequest } from 'relay-runtime';
export type UpdateNoticesInput = {
  achievement?: boolean | null | undefined;
  certificate?: boolean | null | undefined;
  due?: boolean | null | undefined;
  reply?: boolean | null | undefined;
};
export type useUpdateNoticesMutation$variables = {
  input: UpdateNoticesInput;
};
export type useUpdateNoticesMutation$data = {
  readonly updateNotices: {
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
export type useUpdateNoticesMutation = {
  response: useUpdateNoticesMutation$data;
  variables: useUpdateNoticesMutation$variables;
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
    "concreteType": "UpdateNoticesPayload",
    "kind": "LinkedField",
    "name": "updateNotices",
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
    "name": "useUpdateNoticesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateNoticesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "08b948710ed9b187504257366243768d8f3e0ca708d4178b96d2967273e939da",
    "metadata": {},
    "name": "useUpdateNoticesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c7106e8120882860086c5b509b94723c";

export default node;
