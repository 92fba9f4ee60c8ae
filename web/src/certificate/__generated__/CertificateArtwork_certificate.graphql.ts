/**
 * @generated SignedSource<<cfb351a304a26f6f6ab12683b27e14c1>>
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
  readonly expireTime: string | null | undefined;
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
      "name": "expireTime",
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

(node as any).hash = "f649ed3207568fb9b8594392f322c2fe";

export default node;
