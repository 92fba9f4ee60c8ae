/**
 * @generated SignedSource<<1d96f50b41b081512ce54b0ae8beab1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonData_person$data = {
  readonly name: string | null | undefined;
  readonly userId: number;
  readonly username: string;
  readonly " $fragmentType": "PersonData_person";
};
export type PersonData_person$key = {
  readonly " $data"?: PersonData_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonData_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonData_person",
  "selections": [
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "c2456cb6b23d1f21aae23209b277eee0";

export default node;
