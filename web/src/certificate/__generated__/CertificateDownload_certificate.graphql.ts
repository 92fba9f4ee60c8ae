/**
 * @generated SignedSource<<0f4f7dc0a782ac1ac09654ff9ff444d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CertificateDownload_certificate$data = {
  readonly pdfUrl: string;
  readonly " $fragmentType": "CertificateDownload_certificate";
};
export type CertificateDownload_certificate$key = {
  readonly " $data"?: CertificateDownload_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateDownload_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CertificateDownload_certificate",
  "selections": [
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

(node as any).hash = "ab50ac34f24b782b0ce47527ccb4a3b0";

export default node;
