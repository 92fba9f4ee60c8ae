/**
 * @generated SignedSource<<4ea37a60f988690b17a78732ce389ef0>>
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
    readonly privacy: string | null | undefined;
    readonly tac: string | null | undefined;
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
          "name": "privacy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tac",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "ff7fceae50606f010d08ed5b5d085202";

export default node;
