/**
 * @generated SignedSource<<a4c84b6504d3cf3b8a69a52878195121>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
import { FragmentRefs } from "relay-runtime";
export type SettingsForm_user$data = {
  readonly address: {
    readonly country: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly street: string | null | undefined;
  } | null | undefined;
  readonly language: Language | null | undefined;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly pictureUrl: string | null | undefined;
  readonly " $fragmentType": "SettingsForm_user";
};
export type SettingsForm_user$key = {
  readonly " $data"?: SettingsForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SettingsForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2132b63b1e158c07a093340ca0d3733f";

export default node;
