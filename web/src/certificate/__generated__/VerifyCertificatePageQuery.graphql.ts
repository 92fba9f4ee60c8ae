/**
 * @generated SignedSource<<a7d9cf6a4890f00be28c0fb5fe06efd4>>
 * @relayHash 150820ae7d03a2b34df5751a65a4e7fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84e7e07104aa038fe45b81b8a1e3b5f9730325be7b5bf3eba870837a31d85e4a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VerifyCertificatePageQuery$variables = {
  named: boolean;
  uuid: string;
};
export type VerifyCertificatePageQuery$data = {
  readonly certificate?: {
    readonly " $fragmentSpreads": FragmentRefs<"CertificateActions_certificate" | "CertificateArtwork_certificate">;
  } | null | undefined;
};
export type VerifyCertificatePageQuery = {
  response: VerifyCertificatePageQuery$data;
  variables: VerifyCertificatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "named"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uuid"
},
v2 = [
  {
    "kind": "Variable",
    "name": "uuid",
    "variableName": "uuid"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerifyCertificatePageQuery",
    "selections": [
      {
        "condition": "named",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Certificate",
            "kind": "LinkedField",
            "name": "certificate",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CertificateArtwork_certificate"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CertificateActions_certificate"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VerifyCertificatePageQuery",
    "selections": [
      {
        "condition": "named",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Certificate",
            "kind": "LinkedField",
            "name": "certificate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uuid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "holderName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scorePercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "issuedDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "verifyUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pdfUrl",
                "storageKey": null
              },
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
      }
    ]
  },
  "params": {
    "id": "84e7e07104aa038fe45b81b8a1e3b5f9730325be7b5bf3eba870837a31d85e4a",
    "metadata": {},
    "name": "VerifyCertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f813e85d22db9b56029ba2a528a85056";

export default node;
