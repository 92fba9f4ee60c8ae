/**
 * @generated SignedSource<<d87a4e10c67815ba2d1c05c043287d1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestState = "CANCELLED" | "DONE" | "OPEN";
import { FragmentRefs } from "relay-runtime";
export type StateCell_request$data = {
  readonly closedTime: string | null | undefined;
  readonly isOverdue: boolean;
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
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedTime",
      "storageKey": null
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "e8c9e4b37f0dac849a6e4bf7389e630a";

export default node;
