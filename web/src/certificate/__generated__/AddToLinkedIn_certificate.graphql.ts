/**
 * @generated SignedSource<<a91697e7defcfb15293207e62738393a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddToLinkedIn_certificate$data = {
  readonly courseName: string;
  readonly expireTime: string | null | undefined;
  readonly holderName: string;
  readonly issueTime: string;
  readonly uuid: string;
  readonly verifyUrl: string;
  readonly " $fragmentType": "AddToLinkedIn_certificate";
};
export type AddToLinkedIn_certificate$key = {
  readonly " $data"?: AddToLinkedIn_certificate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToLinkedIn_certificate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddToLinkedIn_certificate",
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
      "name": "courseName",
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
      "name": "verifyUrl",
      "storageKey": null
    }
  ],
  "type": "Certificate",
  "abstractKey": null
};

(node as any).hash = "a8709d72fa108577db4971a78a247333";

export default node;
