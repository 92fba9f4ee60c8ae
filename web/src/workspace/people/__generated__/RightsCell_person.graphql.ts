/**
 * @generated SignedSource<<ed0d087a8854ac85288aef5378553b39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type RightsCell_person$data = {
  readonly addressProven: boolean;
  readonly admin: boolean;
  readonly adminPromised: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  readonly id: string;
  readonly status: AccessStatus;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminSwitch_person">;
  readonly " $fragmentType": "RightsCell_person";
};
export type RightsCell_person$key = {
  readonly " $data"?: RightsCell_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"RightsCell_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RightsCell_person",
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
      "name": "admin",
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
      "name": "createCourse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createVoucher",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminPromised",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminSwitch_person"
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "dd91d8ae26ab73da38683f4d085ae717";

export default node;
