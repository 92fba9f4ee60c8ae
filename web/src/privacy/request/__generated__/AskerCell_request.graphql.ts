/**
 * @generated SignedSource<<30404b8c22c7c36f7ddd1fdb075efda0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestState = "CANCELLED" | "DONE" | "OPEN";
import { FragmentRefs } from "relay-runtime";
export type AskerCell_request$data = {
  readonly isHere: boolean;
  readonly name: string | null | undefined;
  readonly state: PrivacyRequestState;
  readonly userId: number | null | undefined;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "AskerCell_request";
};
export type AskerCell_request$key = {
  readonly " $data"?: AskerCell_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskerCell_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AskerCell_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "2c4416cd8a4eae36c15bc80cc24802ac";

export default node;
