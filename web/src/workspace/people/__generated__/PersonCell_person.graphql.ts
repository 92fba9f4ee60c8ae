/**
 * @generated SignedSource<<aa4e970559a899cae8bd8b3d7574922d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonCell_person$data = {
  readonly admin: boolean;
  readonly name: string | null | undefined;
  readonly userId: number;
  readonly username: string;
  readonly " $fragmentType": "PersonCell_person";
};
export type PersonCell_person$key = {
  readonly " $data"?: PersonCell_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCell_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonCell_person",
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
      "name": "name",
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "6e5174b52b97028fc700e5373c4fd8dc";

export default node;
