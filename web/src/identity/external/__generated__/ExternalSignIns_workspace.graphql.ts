/**
 * @generated SignedSource<<ca0839f18bbde592b51e7662ba1eb334>>
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
  "metadata": null,
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

(node as any).hash = "c47442fc456c665b78fa409fb4b20de0";

export default node;
