/**
 * @generated SignedSource<<a31720fb9e35ae26a20f68008aff7bd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestKind = "ERASURE" | "EXPORT";
export type PrivacyRequestState = "CANCELLED" | "DONE" | "OPEN";
import { FragmentRefs } from "relay-runtime";
export type useRequestTable_request$data = ReadonlyArray<{
  readonly dueTime: string;
  readonly id: string;
  readonly kind: PrivacyRequestKind;
  readonly state: PrivacyRequestState;
  readonly " $fragmentSpreads": FragmentRefs<"AskerCell_request" | "ReceivedCell_request" | "RequestActions_request" | "StateCell_request">;
  readonly " $fragmentType": "useRequestTable_request";
}>;
export type useRequestTable_request$key = ReadonlyArray<{
  readonly " $data"?: useRequestTable_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRequestTable_request">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useRequestTable_request",
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
      "name": "kind",
      "storageKey": null
    },
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
      "name": "dueTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskerCell_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateCell_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedCell_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestActions_request"
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "60f6013072ba0f6fc5059cdacf57be42";

export default node;
