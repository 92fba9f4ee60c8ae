/**
 * @generated SignedSource<<1cd43a4d5b6eed0d94ece74ab8572032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CertificateActions_certificate$data = {
  readonly courseName: string;
  readonly pdfUrl: string;
  readonly uuid: string;
  readonly " $fragmentType": "CertificateActions_certificate";
};
export type CertificateActions_certificate$key = {
  readonly " $data"?: CertificateActions_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateActions_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateActions_certificate",
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
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "81731db3624ede3be94e1309fa0adbf0";

export default node;
