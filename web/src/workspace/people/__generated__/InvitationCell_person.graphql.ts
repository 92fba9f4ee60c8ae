/**
 * @generated SignedSource<<ea505ab43727f316e6389df03e3040a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitationCell_person$data = {
  readonly inviteTime: string | null | undefined;
  readonly " $fragmentType": "InvitationCell_person";
};
export type InvitationCell_person$key = {
  readonly " $data"?: InvitationCell_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCell_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationCell_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteTime",
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "69bb21fd5e5277d9cba279818b6acb8f";

export default node;
