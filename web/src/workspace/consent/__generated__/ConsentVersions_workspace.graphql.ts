/**
 * @generated SignedSource<<2f4fef5a67f52c3bd4b110996e886b6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConsentVersions_workspace$data = {
  readonly consents: ReadonlyArray<{
    readonly acceptedCount: number;
    readonly active: boolean;
    readonly consentId: number;
    readonly createdTime: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "ConsentVersions_workspace";
};
export type ConsentVersions_workspace$key = {
  readonly " $data"?: ConsentVersions_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentVersions_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentVersions_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConsentVersion",
      "kind": "LinkedField",
      "name": "consents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "1413719a440b365b05b0379aaf44002a";

export default node;
