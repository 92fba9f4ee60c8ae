/**
 * @generated SignedSource<<44809a37107c96961ea94258172dab4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type HiddenPart = "DARK_MODE_TOGGLE" | "LANGUAGE_CHOOSER";
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
import { FragmentRefs } from "relay-runtime";
export type ProfileScreen_workspace$data = {
  readonly profile: {
    readonly company: string | null | undefined;
    readonly companyUrl: string | null | undefined;
    readonly content: string | null | undefined;
    readonly copyrightIsLink: boolean;
    readonly disclaimer: string | null | undefined;
    readonly favicon: string | null | undefined;
    readonly feedbackFormEnabled: boolean;
    readonly feedbackFormId: string | null | undefined;
    readonly footerLogo: string | null | undefined;
    readonly footerLogoIsLink: boolean;
    readonly gamificationFrames: ReadonlyArray<string>;
    readonly googleAnalyticsTrackingId: string | null | undefined;
    readonly gtmTrackingId: string | null | undefined;
    readonly headerLogo: string | null | undefined;
    readonly hide: ReadonlyArray<HiddenPart>;
    readonly i18n: unknown | null | undefined;
    readonly lang: Language | null | undefined;
    readonly marketplace: boolean;
    readonly privacy: string | null | undefined;
    readonly remoteComponents: boolean;
    readonly socials: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
    readonly style: {
      readonly actionButtons: unknown | null | undefined;
      readonly buttons: unknown | null | undefined;
      readonly indicationButtons: unknown | null | undefined;
    };
    readonly tac: string | null | undefined;
    readonly theme: {
      readonly error: string;
      readonly primary: string;
      readonly secondary: string;
      readonly success: string;
      readonly warning: string;
    };
    readonly title: string | null | undefined;
    readonly version: string;
  };
  readonly " $fragmentType": "ProfileScreen_workspace";
};
export type ProfileScreen_workspace$key = {
  readonly " $data"?: ProfileScreen_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileScreen_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileScreen_workspace",
  "selections": [
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
          "name": "title",
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
          "kind": "ScalarField",
          "name": "disclaimer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileTheme",
          "kind": "LinkedField",
          "name": "theme",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "primary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "secondary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "error",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "success",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "warning",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headerLogo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "footerLogo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "favicon",
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
          "name": "privacy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tac",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lang",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileStyle",
          "kind": "LinkedField",
          "name": "style",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "buttons",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actionButtons",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "indicationButtons",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gamificationFrames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gtmTrackingId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "googleAnalyticsTrackingId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedbackFormEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedbackFormId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "i18n",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketplace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remoteComponents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "36292797e64e1b41eefd7b7ae8d5e836";

export default node;
