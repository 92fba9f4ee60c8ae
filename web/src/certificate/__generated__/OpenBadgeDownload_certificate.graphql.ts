/**
 * @generated SignedSource<<ff1d96e6675a0ee15021bd679efe4e14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenBadgeDownload_certificate$data = {
  readonly badgeUrl: string;
  readonly " $fragmentType": "OpenBadgeDownload_certificate";
};
export type OpenBadgeDownload_certificate$key = {
  readonly " $data"?: OpenBadgeDownload_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenBadgeDownload_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenBadgeDownload_certificate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badgeUrl",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "4e70bf5d444f6db569401898427992e0";

export default node;
