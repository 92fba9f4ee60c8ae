/**
 * @generated SignedSource<<85f6742584a4e2c88ae78cd37efeca31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExternalRealm = "CUSTOM_OAUTH2" | "FACEBOOK" | "GOOGLE";
import { FragmentRefs } from "relay-runtime";
export type ExternalSignIns_workspace$data = {
  readonly externalSignIns: ReadonlyArray<{
    readonly label: string;
    readonly realm: ExternalRealm;
  }>;
  readonly " $fragmentType": "ExternalSignIns_workspace";
};
export type ExternalSignIns_workspace$key = {
  readonly " $data"?: ExternalSignIns_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalSignIns_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExternalSignIns_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExternalSignIn",
      "kind": "LinkedField",
      "name": "externalSignIns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "5e8a8f099863368f8a7f2cb1b3fe614a";

export default node;
