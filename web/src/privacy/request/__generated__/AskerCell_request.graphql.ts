/**
 * @generated SignedSource<<19bd7da7201c8901c1835d04ac8f94d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestState = "CANCELLED" | "DONE" | "OPEN";
import { FragmentRefs } from "relay-runtime";
export type AskerCell_request$data = {
  readonly known: boolean;
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
      "name": "known",
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

(node as any).hash = "b1d506edfa2413eb6b1023845eb9ab97";

export default node;
