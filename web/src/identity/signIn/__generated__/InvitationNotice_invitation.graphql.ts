/**
 * @generated SignedSource<<c87b2e058d019ed5719f4c21a6f87be7>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "c25fed4629dddd41e8fef348ef52fae1";

export default node;
