/**
 * @generated SignedSource<<50090a4c501baea46431ba388e5810bf>>
 * @relayHash f0f9def24ce68355b3c3916dd22bc56f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfce1d6b885037b9be175229f152a700020898e322747fabe7f5be256102f77b

import { ConcreteRequest } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
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
      readonly standing: CertificateStanding;
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
    "id": "bfce1d6b885037b9be175229f152a700020898e322747fabe7f5be256102f77b",
    "metadata": {},
    "name": "useRestoreCertificateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c10919ba680c19268bc05edd0c7f9b9";

export default node;
