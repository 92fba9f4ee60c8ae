/**
 * @generated SignedSource<<1ad3c694fc6b07a164da4c831ae646c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CampaignStatus = "COURSE_ENDED" | "EXPIRED" | "OFF" | "RUNNING" | "SCHEDULED";
import { FragmentRefs } from "relay-runtime";
export type StatusCell_campaign$data = {
  readonly status: CampaignStatus;
  readonly " $fragmentType": "StatusCell_campaign";
};
export type StatusCell_campaign$key = {
  readonly " $data"?: StatusCell_campaign$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusCell_campaign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatusCell_campaign",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};

(node as any).hash = "d5e07c6df39c0ed903c4556c517f9e1f";

export default node;
