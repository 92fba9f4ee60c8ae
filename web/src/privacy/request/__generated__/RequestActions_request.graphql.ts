/**
 * @generated SignedSource<<09ef679b3849fa2b6227587791757baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PrivacyRequestKind = "ERASURE" | "EXPORT";
export type PrivacyRequestState = "CANCELLED" | "DONE" | "OPEN";
import { FragmentRefs } from "relay-runtime";
export type RequestActions_request$data = {
  readonly id: string;
  readonly kind: PrivacyRequestKind;
  readonly known: boolean;
  readonly name: string | null | undefined;
  readonly state: PrivacyRequestState;
  readonly userId: number | null | undefined;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "RequestActions_request";
};
export type RequestActions_request$key = {
  readonly " $data"?: RequestActions_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestActions_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestActions_request",
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
      "name": "known",
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
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "PrivacyRequest",
  "abstractKey": null
};

(node as any).hash = "e1d6175c107cc0b5234f4fc9cb6323cd";

export default node;
