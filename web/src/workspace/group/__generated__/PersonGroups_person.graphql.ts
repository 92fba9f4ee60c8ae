/**
 * @generated SignedSource<<536c800875a07fb197eb0bbf3af86ddd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonGroups_person$data = {
  readonly groups: ReadonlyArray<{
    readonly groupId: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PersonGroups_person";
};
export type PersonGroups_person$key = {
  readonly " $data"?: PersonGroups_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonGroups_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonGroups_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
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
          "name": "groupId",
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
      "storageKey": null
    }
  ],
  "type": "WorkspacePerson",
  "abstractKey": null
};

(node as any).hash = "5ccd4e9528b8b4f1763c7a5afc3c603a";

export default node;
