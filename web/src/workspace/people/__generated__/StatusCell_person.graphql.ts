/**
 * @generated SignedSource<<e57f8394e4977fff71947ad3787e5fb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type StatusCell_person$data = {
  readonly addressProven: boolean;
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "7455871390c3ede2be818e8a7551c3f3";

export default node;
