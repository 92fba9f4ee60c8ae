/**
 * @generated SignedSource<<e242b0377c86184fb3b14a6efba82f58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type InvitationActions_person$data = {
  readonly addressProven: boolean;
  readonly id: string;
  readonly status: AccessStatus;
  readonly username: string;
  readonly " $fragmentType": "InvitationActions_person";
};
export type InvitationActions_person$key = {
  readonly " $data"?: InvitationActions_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationActions_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationActions_person",
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
      "name": "username",
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
      "name": "addressProven",
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "2bd3d4dd431317ee90a5e5aa7c4e0e4d";

export default node;
