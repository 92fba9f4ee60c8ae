/**
 * @generated SignedSource<<d6848848b36b289c558520e2bc135b00>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "775b8abff09f4407a9305a3491bab53c";

export default node;
