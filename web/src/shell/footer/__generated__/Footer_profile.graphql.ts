/**
 * @generated SignedSource<<97b025f58b43e2cc6e6955df75013617>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Footer_profile$data = {
  readonly company: string | null | undefined;
  readonly companyUrl: string | null | undefined;
  readonly contentUrl: string | null | undefined;
  readonly copyrightIsLink: boolean;
  readonly disclaimer: string | null | undefined;
  readonly footerLogoIsLink: boolean;
  readonly footerLogoUrl: string | null | undefined;
  readonly privacyUrl: string | null | undefined;
  readonly socials: ReadonlyArray<{
    readonly type: string;
    readonly url: string;
  }>;
  readonly termsUrl: string | null | undefined;
  readonly " $fragmentType": "Footer_profile";
};
export type Footer_profile$key = {
  readonly " $data"?: Footer_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Footer_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disclaimer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialLink",
      "kind": "LinkedField",
      "name": "socials",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "footerLogoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "footerLogoIsLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "copyrightIsLink",
      "storageKey": null
    },
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
      "name": "contentUrl",
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
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "e0e204bc51a40921fa96bf23acc1b237";

export default node;
