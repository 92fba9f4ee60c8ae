/**
 * @generated SignedSource<<07c86713e5d50a04cfc13bf603f123e4>>
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
  readonly leaveTime: string | null | undefined;
  readonly status: AccessStatus;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreAccess_person">;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leaveTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestoreAccess_person"
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "5bd09ca0747f95582f7f1aeb1d400be6";

export default node;
