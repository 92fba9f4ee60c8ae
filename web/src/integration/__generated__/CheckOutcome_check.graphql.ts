/**
 * @generated SignedSource<<263887f36acee3fb3950ee3afe7c3547>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationProblem = "ADDRESS_REFUSED" | "BUSY" | "CERTIFICATE" | "CREDENTIALS_REFUSED" | "GROUP_NOT_FOUND" | "MISSING_FIELD" | "NAME_NOT_FOUND" | "NOT_A_DIRECTORY" | "NOT_FOUND" | "NOT_JSON" | "NOT_OPENID" | "NOT_SCIM" | "NO_TOKEN" | "OTHER" | "TOO_LARGE" | "TOO_SLOW" | "UNEXPECTED_STATUS" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type CheckOutcome_check$data = {
  readonly field: string | null | undefined;
  readonly host: string | null | undefined;
  readonly ok: boolean;
  readonly problem: IntegrationProblem | null | undefined;
  readonly providerText: string | null | undefined;
  readonly status: number | null | undefined;
  readonly time: string;
  readonly " $fragmentType": "CheckOutcome_check";
};
export type CheckOutcome_check$key = {
  readonly " $data"?: CheckOutcome_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckOutcome_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckOutcome_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ok",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    }
  ],
  "type": "IntegrationCheck",
  "abstractKey": null
};

(node as any).hash = "1a7ba6a8d9cbf53317d53dda05325d40";

export default node;
