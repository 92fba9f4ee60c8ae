/**
 * @generated SignedSource<<935cae797013bf910cb2c4d0c3ce170f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CertificateArtwork_certificate$data = {
  readonly courseLanguage: string | null | undefined;
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
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "3337e81d5f698c1607ac1530396e85e4";

export default node;
