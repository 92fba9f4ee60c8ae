/**
 * @generated SignedSource<<56eab51ef5c4c5f970dc2b3c17ebfc23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
import { FragmentRefs } from "relay-runtime";
export type AboutYouForm_user$data = {
  readonly language: Language | null | undefined;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly " $fragmentType": "AboutYouForm_user";
};
export type AboutYouForm_user$key = {
  readonly " $data"?: AboutYouForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutYouForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AboutYouForm_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a1bf75e27d83d842f8fe8af9bd7a28dc";

export default node;
