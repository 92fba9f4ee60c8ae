/**
 * @generated SignedSource<<cbb849f2b24f4c727993961eb369b2fe>>
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
      "name": "closeTime",
      "storageKey": null
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "30afd98a2f118102e8f374cd7b21d984";

export default node;
