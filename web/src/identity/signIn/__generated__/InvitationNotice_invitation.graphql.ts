/**
 * @generated SignedSource<<b2c4e8bd3ad74f82ea9683681595edd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitationNotice_invitation$data = {
  readonly registered: boolean;
  readonly username: string;
  readonly " $fragmentType": "InvitationNotice_invitation";
};
export type InvitationNotice_invitation$key = {
  readonly " $data"?: InvitationNotice_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationNotice_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationNotice_invitation",
  "selections": [
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
      "name": "registered",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "36bd5ef4a939e3b455641b625534fa93";

export default node;
