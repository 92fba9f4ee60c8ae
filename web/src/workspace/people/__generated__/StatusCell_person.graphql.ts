/**
 * @generated SignedSource<<ee5e4289c99c6f22240334d17ed343b7>>
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
  readonly leaveTime: string | null | undefined;
  readonly leftBy: AccessOrigin | null | undefined;
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
      "name": "leaveTime",
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

(node as any).hash = "0e77fb19306d25ddbc2a0bebb95bb2e5";

export default node;
