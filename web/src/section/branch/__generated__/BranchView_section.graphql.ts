/**
 * @generated SignedSource<<00bfa9fbe1392d8f43456cd0075ba350>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BranchView_section$data = {
  readonly options: ReadonlyArray<{
    readonly sections: ReadonlyArray<{
      readonly sectionId?: number;
      readonly " $fragmentSpreads": FragmentRefs<"SectionBody_section">;
    }>;
    readonly title: string;
  }>;
  readonly " $fragmentType": "BranchView_section";
};
export type BranchView_section$key = {
  readonly " $data"?: BranchView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BranchView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BranchOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sectionId",
                  "storageKey": null
                }
              ],
              "type": "SectionFields",
              "abstractKey": "__isSectionFields"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SectionBody_section"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BranchSection",
  "abstractKey": null
};

(node as any).hash = "605663b05751449e096d803f1c2bf741";

export default node;
