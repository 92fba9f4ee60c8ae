/**
 * @generated SignedSource<<58ee5b8c8a2a8a5b9cae2700c3f17f08>>
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
  "metadata": null,
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

(node as any).hash = "a80f1d0830f93d6d67eff58400122950";

export default node;
