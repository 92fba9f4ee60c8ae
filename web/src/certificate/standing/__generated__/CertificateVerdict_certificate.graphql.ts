/**
 * @generated SignedSource<<b15d44c3c32b23d6dc23b0223f4ba7d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CertificateVerdict_certificate$data = {
  readonly expireTime: string | null | undefined;
  readonly revokeReason: string | null | undefined;
  readonly revokeTime: string | null | undefined;
  readonly standing: CertificateStanding;
  readonly " $fragmentType": "CertificateVerdict_certificate";
};
export type CertificateVerdict_certificate$key = {
  readonly " $data"?: CertificateVerdict_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateVerdict_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CertificateVerdict_certificate",
  "selections": [
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

(node as any).hash = "371a5cb5feb3329569ccf0909473df80";

export default node;
