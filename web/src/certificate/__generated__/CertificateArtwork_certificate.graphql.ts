/**
 * @generated SignedSource<<c0ab8003a7a5bc3f2780c0109d36130b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CertificateArtwork_certificate$data = {
  readonly courseName: string;
  readonly durationMinutes: number | null | undefined;
  readonly holderName: string;
  readonly issueTime: string;
  readonly scorePercent: number;
  readonly uuid: string;
  readonly verifyUrl: string;
  readonly " $fragmentType": "CertificateArtwork_certificate";
};
export type CertificateArtwork_certificate$key = {
  readonly " $data"?: CertificateArtwork_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateArtwork_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CertificateArtwork_certificate",
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
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "37ed307f59212b2624a4069a45e1d103";

export default node;
