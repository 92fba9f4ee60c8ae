/**
 * @generated SignedSource<<de6d2b78f779296566666a2399074de0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationProblem = "ADDRESS_REFUSED" | "BUSY" | "CERTIFICATE" | "CREDENTIALS_REFUSED" | "GROUP_NOT_FOUND" | "MISSING_FIELD" | "NAME_NOT_FOUND" | "NOT_A_DIRECTORY" | "NOT_FOUND" | "NOT_JSON" | "NOT_OPENID" | "NOT_SCIM" | "NO_TOKEN" | "OTHER" | "TOO_LARGE" | "TOO_SLOW" | "UNEXPECTED_STATUS" | "UNREACHABLE";
export type IntegrationSyncOutcome = "CANCELLED" | "DONE" | "FAILED" | "NEEDS_CONFIRMATION" | "RUNNING";
import { FragmentRefs } from "relay-runtime";
export type SyncOutcome_sync$data = {
  readonly addedCount: number;
  readonly departedCount: number;
  readonly dryRun: boolean;
  readonly field: string | null | undefined;
  readonly host: string | null | undefined;
  readonly keptCount: number;
  readonly outcome: IntegrationSyncOutcome;
  readonly problem: IntegrationProblem | null | undefined;
  readonly providerText: string | null | undefined;
  readonly returnedCount: number;
  readonly skippedCount: number;
  readonly status: number | null | undefined;
  readonly time: string;
  readonly " $fragmentType": "SyncOutcome_sync";
};
export type SyncOutcome_sync$key = {
  readonly " $data"?: SyncOutcome_sync$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncOutcome_sync">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SyncOutcome_sync",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dryRun",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keptCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skippedCount",
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
  "type": "IntegrationSync",
  "abstractKey": null
};

(node as any).hash = "dc93a5db48881f29379bb770aed0f89f";

export default node;
