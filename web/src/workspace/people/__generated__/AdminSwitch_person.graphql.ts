/**
 * @generated SignedSource<<5d6e1b09308c158e5730d3fe21e0dc94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminSwitch_person$data = {
  readonly addressProven: boolean;
  readonly admin: boolean;
  readonly adminPromised: boolean;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly userId: number;
  readonly username: string;
  readonly " $fragmentType": "AdminSwitch_person";
};
export type AdminSwitch_person$key = {
  readonly " $data"?: AdminSwitch_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminSwitch_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminSwitch_person",
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
      "name": "userId",
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
      "name": "name",
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
      "name": "adminPromised",
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

(node as any).hash = "737c296a034e3d20c03c3789960c8dcd";

export default node;
