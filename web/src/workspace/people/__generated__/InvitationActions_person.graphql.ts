/**
 * @generated SignedSource<<a731675b76496ac42518b5bb106334f8>>
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
  readonly leftTime: string | null | undefined;
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
      "name": "leftTime",
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

(node as any).hash = "13b2935942c769321b90b8644db78a13";

export default node;
