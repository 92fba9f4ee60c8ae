/**
 * @generated SignedSource<<2f1fa1e81f8e0dd08002348c1b86ecc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestState = "CANCELLED" | "DONE" | "OPEN";
import { FragmentRefs } from "relay-runtime";
export type StateCell_request$data = {
  readonly closeTime: string | null | undefined;
  readonly overdue: boolean;
  readonly state: PrivacyRequestState;
  readonly " $fragmentType": "StateCell_request";
};
export type StateCell_request$key = {
  readonly " $data"?: StateCell_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateCell_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StateCell_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeTime",
      "storageKey": null
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "bdbef2831a3a433b55d628af714c5bde";

export default node;
