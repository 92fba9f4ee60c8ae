/**
 * @generated SignedSource<<341d02e30e7d734b6aff9181aebeba8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelTable_funnel$data = {
  readonly csvUrl: string;
  readonly learnerCount: number;
  readonly steps: ReadonlyArray<{
    readonly expired: number;
    readonly gaveUp: number;
    readonly inProgress: number;
    readonly lectureId: number;
    readonly moduleName: string;
    readonly name: string;
    readonly reached: number;
    readonly seen: number;
  }>;
  readonly " $fragmentType": "FunnelTable_funnel";
};
export type FunnelTable_funnel$key = {
  readonly " $data"?: FunnelTable_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelTable_funnel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FunnelTable_funnel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "learnerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csvUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
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
          "name": "moduleName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reached",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProgress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gaveUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourseFunnel",
  "abstractKey": null
};

(node as any).hash = "6f1661c3d5e7b8502a450c49650b839b";

export default node;
