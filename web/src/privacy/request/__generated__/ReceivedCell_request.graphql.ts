/**
 * @generated SignedSource<<7a048901777a47ae81f9a03f8ff6dcca>>
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
  readonly requestedTime: string;
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
      "name": "requestedTime",
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

(node as any).hash = "05da1a4ca512c7915c030116bc57c6f5";

export default node;
