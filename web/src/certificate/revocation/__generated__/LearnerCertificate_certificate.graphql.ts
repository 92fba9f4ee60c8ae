/**
 * @generated SignedSource<<1e2bf4c0631b3d60d69fb85c789ab0aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type LearnerCertificate_certificate$data = {
  readonly expireTime: string | null | undefined;
  readonly id: string;
  readonly issueTime: string;
  readonly revokeReason: string | null | undefined;
  readonly revokeTime: string | null | undefined;
  readonly standing: CertificateStanding;
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
      "name": "standing",
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

(node as any).hash = "79bb2aab6c4c6e281d0f7fd887bfe3f6";

export default node;
