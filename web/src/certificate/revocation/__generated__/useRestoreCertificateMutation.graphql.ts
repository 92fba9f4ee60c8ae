/**
 * @generated SignedSource<<92edc870c7e68f59cf2e3385a6bee23f>>
 * @relayHash abee8e097b75d7728166f366fd80a725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2cb2d99ffa2de55e1f83aac623da93ab5bb0b67caf762462c7d671249961b6e

import { ConcreteRequest } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
export type RestoreCertificateInput = {
  certificateId: string;
};
export type useRestoreCertificateMutation$variables = {
  input: RestoreCertificateInput;
};
export type useRestoreCertificateMutation$data = {
  readonly restoreCertificate: {
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
export type useRestoreCertificateMutation = {
  response: useRestoreCertificateMutation$data;
  variables: useRestoreCertificateMutation$variables;
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
    "concreteType": "RestoreCertificatePayload",
    "kind": "LinkedField",
    "name": "restoreCertificate",
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
    "name": "useRestoreCertificateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreCertificateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e2cb2d99ffa2de55e1f83aac623da93ab5bb0b67caf762462c7d671249961b6e",
    "metadata": {},
    "name": "useRestoreCertificateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44fb07afc544bf3df7e489ffad304cde";

export default node;
