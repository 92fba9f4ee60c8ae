/**
 * @generated SignedSource<<d3b4a80983ad169125eee579908d66b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestOrigin = "ADMIN" | "MAIL" | "OPERATOR" | "SELF";
import { FragmentRefs } from "relay-runtime";
export type ReceivedCell_request$data = {
  readonly orderedByName: string | null | undefined;
  readonly origin: PrivacyRequestOrigin;
  readonly requestTime: string;
  readonly " $fragmentType": "ReceivedCell_request";
};
export type ReceivedCell_request$key = {
  readonly " $data"?: ReceivedCell_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedCell_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReceivedCell_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderedByName",
      "storageKey": null
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "f234efc64ad04ddc4e8603ecab9e8584";

export default node;
