/**
 * @generated SignedSource<<bc9ca98a4b96b591079cd97381b11e39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeaderLogo_profile$data = {
  readonly headerLogo: string | null | undefined;
  readonly " $fragmentType": "HeaderLogo_profile";
};
export type HeaderLogo_profile$key = {
  readonly " $data"?: HeaderLogo_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderLogo_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeaderLogo_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerLogo",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "e0788cb07649f5a6b4d06bdbcfbfc6fb";

export default node;
