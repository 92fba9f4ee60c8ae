/**
 * @generated SignedSource<<407dc75a789c03ff0ceba7ba0b2ef2a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactForm_user$data = {
  readonly address: {
    readonly country: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly street: string | null | undefined;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ContactForm_user";
};
export type ContactForm_user$key = {
  readonly " $data"?: ContactForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContactForm_user",
  "selections": [
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

(node as any).hash = "6ad08fedc58ec87171aefdc5c7d3e8eb";

export default node;
