/**
 * @generated SignedSource<<258ae90fdce0c56deefb1a532b364a62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CertificateActions_certificate$data = {
  readonly courseName: string;
  readonly status: CertificateStatus;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToLinkedIn_certificate" | "CertificateDownload_certificate" | "OpenBadgeDownload_certificate">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenBadgeDownload_certificate"
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "c40a34bdf51f731e2ad41389bf38c37f";

export default node;
