/**
 * @generated SignedSource<<015b9449e54f1cbb87fab424042292d4>>
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

(node as any).hash = "0148d030a508f83d0eb14ed8a5919192";

export default node;
