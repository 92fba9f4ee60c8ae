/**
 * @generated SignedSource<<9290abb2a3a37ba834734e0c910de968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConsentDueDialog_viewer$data = {
  readonly consentDue: {
    readonly consentId: number;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ConsentDueDialog_viewer";
};
export type ConsentDueDialog_viewer$key = {
  readonly " $data"?: ConsentDueDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentDueDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentDueDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Consent",
      "kind": "LinkedField",
      "name": "consentDue",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b4693310fb4bf5ba0f81ab7f9cdd5d9d";

export default node;
