/**
 * @generated SignedSource<<b956bb2ba204cbff10942d744500df3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
import { FragmentRefs } from "relay-runtime";
export type CertificateVerdict_certificate$data = {
  readonly expireTime: string | null | undefined;
  readonly revokeReason: string | null | undefined;
  readonly revokeTime: string | null | undefined;
  readonly status: CertificateStatus;
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

(node as any).hash = "51ead72d0086b92d4908887b49ff245a";

export default node;
