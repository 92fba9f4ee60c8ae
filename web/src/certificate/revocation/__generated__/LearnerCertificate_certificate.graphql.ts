/**
 * @generated SignedSource<<bee4f8a85a0b4870ce1b533fdbeed863>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type LearnerCertificate_certificate$data = {
  readonly expireTime: string | null | undefined;
  readonly id: string;
  readonly issueTime: string;
  readonly revokeReason: string | null | undefined;
  readonly revokeTime: string | null | undefined;
  readonly status: CertificateStatus;
  readonly uuid: string;
  readonly " $fragmentType": "LearnerCertificate_certificate";
};
export type LearnerCertificate_certificate$key = {
  readonly " $data"?: LearnerCertificate_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerCertificate_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerCertificate_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "revokeTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revokeReason",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "356ebacaf48220ca77d1a22933eba5ad";

export default node;
