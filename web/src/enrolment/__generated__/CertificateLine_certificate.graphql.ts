/**
 * @generated SignedSource<<29003e3646c97360c15d5182af156847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStanding = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CertificateLine_certificate$data = {
  readonly expireTime: string | null | undefined;
  readonly revokeTime: string | null | undefined;
  readonly standing: CertificateStanding;
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
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "b0b6603b248ee1653ebe74faa3485221";

export default node;
