/**
 * @generated SignedSource<<b39eacfdce01e35ca2de279ebfc84749>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CertificateArtwork_certificate$data = {
  readonly courseName: string;
  readonly duration: number | null | undefined;
  readonly holderName: string;
  readonly issuedDate: string;
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
  "metadata": null,
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
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "8959e1c7c0294060eca2cb5796ecf191";

export default node;
