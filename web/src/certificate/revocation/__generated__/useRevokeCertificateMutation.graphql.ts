/**
 * @generated SignedSource<<354aa45991f9da43119cc11b6ce80e96>>
 * @relayHash b7e6d6ed8720de15a5892bcb67d571ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa86e4a4c084e2d3c0476b2077cfb741e6da286666982383d0aa12245a4cab6b

import { ConcreteRequest } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
export type RevokeCertificateInput = {
  certificateId: string;
  reason: string;
};
export type useRevokeCertificateMutation$variables = {
  input: RevokeCertificateInput;
};
export type useRevokeCertificateMutation$data = {
  readonly revokeCertificate: {
    readonly certificate: {
      readonly id: string;
      readonly revokeReason: string | null | undefined;
      readonly revokeTime: string | null | undefined;
      readonly status: CertificateStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useRevokeCertificateMutation = {
  response: useRevokeCertificateMutation$data;
  variables: useRevokeCertificateMutation$variables;
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
    "concreteType": "RevokeCertificatePayload",
    "kind": "LinkedField",
    "name": "revokeCertificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Certificate",
        "kind": "LinkedField",
        "name": "certificate",
        "plural": false,
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revokeTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revokeReason",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "name": "useRevokeCertificateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeCertificateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa86e4a4c084e2d3c0476b2077cfb741e6da286666982383d0aa12245a4cab6b",
    "metadata": {},
    "name": "useRevokeCertificateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82909bb33d3c74f251cd0c8b9d193118";

export default node;
