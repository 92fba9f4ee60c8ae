/**
 * @generated SignedSource<<fc24d35d3208a0f81584cfada8f0bd1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreAccess_person$data = {
  readonly id: string;
  readonly username: string;
  readonly " $fragmentType": "RestoreAccess_person";
};
export type RestoreAccess_person$key = {
  readonly " $data"?: RestoreAccess_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreAccess_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RestoreAccess_person",
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
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "b9250f7759ea6b021c6a32139dfa7bee";

export default node;
