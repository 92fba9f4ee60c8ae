/**
 * @generated SignedSource<<a4c0f3da5a9a8c57e46f0e114ea84b3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeaderLogo_profile$data = {
  readonly headerLogoUrl: string | null | undefined;
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
      "name": "headerLogoUrl",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "72ea2e5f7a2cf3530013bdca0d10de55";

export default node;
