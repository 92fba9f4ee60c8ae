/**
 * @generated SignedSource<<c7da7aaaeb1021449ffb7411ba245f80>>
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "37d829494395eb2ae4ca70c3913439ff";

export default node;
