/**
 * @generated SignedSource<<79c5f5378c7d58732bcdfae9f92b9f83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CertificateLine_certificate$data = {
  readonly expireTime: string | null | undefined;
  readonly revokeTime: string | null | undefined;
  readonly status: CertificateStatus;
  readonly uuid: string;
  readonly " $fragmentType": "CertificateLine_certificate";
};
export type CertificateLine_certificate$key = {
  readonly " $data"?: CertificateLine_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateLine_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CertificateLine_certificate",
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
      "name": "status",
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
      "name": "revokeTime",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "1a086824a9d5fa0e6a9ea2e9685eb888";

export default node;
