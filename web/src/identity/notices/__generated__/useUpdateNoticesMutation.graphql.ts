/**
 * @generated SignedSource<<be148eb7264b404952221583f29aff59>>
 * @relayHash c3a55b44979dda8ba7c1c942ea00607a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2ab36faee207abe8419d25386e49d58c681ea20c0e64046012075cae5ec2d6b

import { ConcreteRequest } from 'relay-runtime';
export type UpdateNoticesInput = {
  achievement?: boolean | null | undefined;
  certificate?: boolean | null | undefined;
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
      readonly publicKey: string;
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
    "id": "f2ab36faee207abe8419d25386e49d58c681ea20c0e64046012075cae5ec2d6b",
    "metadata": {},
    "name": "useUpdateNoticesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e58d914dcaed1e2d11a5b83050843679";

export default node;
