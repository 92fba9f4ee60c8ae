/**
 * @generated SignedSource<<ad09359a2162b9f6b313b20449f10ddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
import { FragmentRefs } from "relay-runtime";
export type PersonActions_person$data = {
  readonly id: string;
  readonly leaveTime: string | null | undefined;
  readonly name: string | null | undefined;
  readonly status: AccessStatus;
  readonly username: string;
  readonly " $fragmentType": "PersonActions_person";
};
export type PersonActions_person$key = {
  readonly " $data"?: PersonActions_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonActions_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonActions_person",
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
      "name": "name",
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
      "name": "leaveTime",
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "0b41eb371f2373f41c760db1e7850e62";

export default node;
