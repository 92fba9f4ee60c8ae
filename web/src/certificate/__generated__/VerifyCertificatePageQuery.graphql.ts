/**
 * @generated SignedSource<<e9495ee1827706d16c4908f32ab4539c>>
 * @relayHash 2d284d8703684d3e025100478ddfc32c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b39157965d949cc2e1a77de0c5d02e491cb662414681ade9e994c2470a24023f

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
    "metadata": {
      "throwOnFieldError": true
    },
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
                "name": "courseLanguage",
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
                "name": "issueTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durationMinutes",
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
    "id": "b39157965d949cc2e1a77de0c5d02e491cb662414681ade9e994c2470a24023f",
    "metadata": {},
    "name": "VerifyCertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7ce211e1d2210455f16d013f107ab44";

export default node;
