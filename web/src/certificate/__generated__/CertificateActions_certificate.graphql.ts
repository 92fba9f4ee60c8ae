/**
 * @generated SignedSource<<59970bdfa7f39fe0591aa0010209364d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AddToLinkedIn_certificate" | "CertificateDownload_certificate">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToLinkedIn_certificate"
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "2f4c275ad4745029cfdb47a43117c1a1";

export default node;
