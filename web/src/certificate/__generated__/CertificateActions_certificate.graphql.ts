/**
 * @generated SignedSource<<6959bc8eb00199d2366bfd0c920caa47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CertificateActions_certificate$data = {
  readonly courseName: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateDownload_certificate">;
  readonly " $fragmentType": "CertificateActions_certificate";
};
export type CertificateActions_certificate$key = {
  readonly " $data"?: CertificateActions_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateActions_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificateDownload_certificate"
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "1583c2ba499a3c346d35e88ac2f41a21";

export default node;
