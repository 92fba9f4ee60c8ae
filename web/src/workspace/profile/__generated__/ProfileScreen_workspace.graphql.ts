/**
 * @generated SignedSource<<5d7d2c93e298ce881de259449519c76e>>
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
    readonly avatarFrames: ReadonlyArray<string>;
    readonly company: string | null | undefined;
    readonly companyUrl: string | null | undefined;
    readonly contentUrl: string | null | undefined;
    readonly copyrightIsLink: boolean;
    readonly disclaimer: string | null | undefined;
    readonly faviconUrl: string | null | undefined;
    readonly feedbackFormEnabled: boolean;
    readonly feedbackFormId: string | null | undefined;
    readonly footerLogoIsLink: boolean;
    readonly footerLogoUrl: string | null | undefined;
    readonly googleAnalyticsTrackingId: string | null | undefined;
    readonly gtmTrackingId: string | null | undefined;
    readonly headerLogoUrl: string | null | undefined;
    readonly hiddenParts: ReadonlyArray<HiddenPart>;
    readonly language: Language | null | undefined;
    readonly marketplace: boolean;
    readonly privacyUrl: string | null | undefined;
    readonly remoteComponents: boolean;
    readonly socials: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
    readonly style: {
      readonly actionButtons: ReadonlyArray<{
        readonly property: string;
        readonly value: string;
      }>;
      readonly buttons: ReadonlyArray<{
        readonly property: string;
        readonly value: string;
      }>;
      readonly indicationButtons: ReadonlyArray<{
        readonly property: string;
        readonly value: string;
      }>;
    };
    readonly termsUrl: string | null | undefined;
    readonly texts: ReadonlyArray<{
      readonly key: string;
      readonly language: Language;
      readonly text: string;
    }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "property",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
          "name": "headerLogoUrl",
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
          "name": "faviconUrl",
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
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hiddenParts",
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
              "concreteType": "StyleProperty",
              "kind": "LinkedField",
              "name": "buttons",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StyleProperty",
              "kind": "LinkedField",
              "name": "actionButtons",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StyleProperty",
              "kind": "LinkedField",
              "name": "indicationButtons",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarFrames",
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
          "concreteType": "ReplacedText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
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
})();

(node as any).hash = "955b32d832086655a84632c1261ee165";

export default node;
