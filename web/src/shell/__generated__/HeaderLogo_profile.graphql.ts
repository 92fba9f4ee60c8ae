/**
 * @generated SignedSource<<90947c674584c0d6e91bec167accf6ce>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "37e8fa5cc0e8207769a4bde639b46ca6";

export default node;
