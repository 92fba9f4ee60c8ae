/**
 * @generated SignedSource<<1f02f899fe878cc2042c178ce7a81b86>>
 * @relayHash 72894a9bd1c2a4f56455526f44114c9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d9f773a5937e8ebe048a93ffc4015656c9fd7ede3ef0ffd6ede39367c96d0b8

import { ConcreteRequest } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
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
      readonly standing: CertificateStanding;
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
            "name": "standing",
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
    "id": "5d9f773a5937e8ebe048a93ffc4015656c9fd7ede3ef0ffd6ede39367c96d0b8",
    "metadata": {},
    "name": "useRevokeCertificateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1bb3452b8ddcb228d9499766bf376ae4";

export default node;
