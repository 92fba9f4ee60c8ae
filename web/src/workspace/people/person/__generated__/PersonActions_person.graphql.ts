/**
 * @generated SignedSource<<3e5e87350fae9540c761c91705807040>>
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
  readonly leftTime: string | null | undefined;
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
      "name": "leftTime",
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "fc9e169b374d3f73932980951c583919";

export default node;
