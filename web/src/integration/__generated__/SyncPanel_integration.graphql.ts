/**
 * @generated SignedSource<<16a30843f624f0c839ef6668ab63b741>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationSyncOutcome = "CANCELLED" | "DONE" | "FAILED" | "NEEDS_CONFIRMATION" | "RUNNING";
import { FragmentRefs } from "relay-runtime";
export type SyncPanel_integration$data = {
  readonly id: string;
  readonly lastSync: {
    readonly departedCount: number;
    readonly dryRun: boolean;
    readonly jobId: number;
    readonly outcome: IntegrationSyncOutcome;
    readonly " $fragmentSpreads": FragmentRefs<"SyncOutcome_sync">;
  } | null | undefined;
  readonly " $fragmentType": "SyncPanel_integration";
};
export type SyncPanel_integration$key = {
  readonly " $data"?: SyncPanel_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncPanel_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SyncPanel_integration",
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
      "concreteType": "IntegrationSync",
      "kind": "LinkedField",
      "name": "lastSync",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobId",
          "storageKey": null
        },
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
          "name": "departedCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SyncOutcome_sync"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonnelIntegration",
  "abstractKey": null
};

(node as any).hash = "2b78511fa37005e70933c58c72be59e7";

export default node;
