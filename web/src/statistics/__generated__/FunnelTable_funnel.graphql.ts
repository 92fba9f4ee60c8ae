/**
 * @generated SignedSource<<03867d4cf4613cfa6cdce0bb351a298f>>
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
    readonly lectureId: number;
    readonly moduleName: string;
    readonly name: string;
    readonly reached: number;
    readonly seen: number;
    readonly standing: number;
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
          "name": "standing",
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

(node as any).hash = "a82e7955a141ca56e5d0c4e2fc094656";

export default node;
