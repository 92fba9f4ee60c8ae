/**
 * @generated SignedSource<<074c90c242390ab1c8d4bbce2817fc53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CertificateActions_certificate$data = {
  readonly courseName: string;
  readonly standing: CertificateStanding;
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
      "name": "standing",
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

(node as any).hash = "2d1bbc88e616cb52262621e0099a3f25";

export default node;
