/**
 * @generated SignedSource<<a3e202c25499b96c3e2737e4b2538d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useConsentDocuments_workspace$data = {
  readonly activeConsent: {
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly profile: {
    readonly privacyUrl: string | null | undefined;
    readonly termsUrl: string | null | undefined;
  };
  readonly " $fragmentType": "useConsentDocuments_workspace";
};
export type useConsentDocuments_workspace$key = {
  readonly " $data"?: useConsentDocuments_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConsentDocuments_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useConsentDocuments_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Consent",
      "kind": "LinkedField",
      "name": "activeConsent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "privacyUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "termsUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "956171929c4aefdab4c84a5fc444fe0f";

export default node;
