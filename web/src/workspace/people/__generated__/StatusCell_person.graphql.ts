/**
 * @generated SignedSource<<184db1faa5114065726ce03a98c82c1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessOrigin = "ADMIN" | "PERSONNEL" | "PROVIDER";
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type StatusCell_person$data = {
  readonly addressProven: boolean;
  readonly leftBy: AccessOrigin | null | undefined;
  readonly leftTime: string | null | undefined;
  readonly status: AccessStatus;
  readonly " $fragmentType": "StatusCell_person";
};
export type StatusCell_person$key = {
  readonly " $data"?: StatusCell_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusCell_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatusCell_person",
  "selections": [
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
      "name": "addressProven",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftBy",
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "56156541d10fc86b875622db21df2650";

export default node;
