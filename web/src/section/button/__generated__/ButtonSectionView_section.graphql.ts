/**
 * @generated SignedSource<<ded5604586514b9dc6ff2bd0657aa2db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ButtonSectionView_section$data = {
  readonly buttonLink: string;
  readonly buttonText: string;
  readonly html: string;
  readonly " $fragmentType": "ButtonSectionView_section";
};
export type ButtonSectionView_section$key = {
  readonly " $data"?: ButtonSectionView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ButtonSectionView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ButtonSectionView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "ButtonSection",
  "abstractKey": null
};

(node as any).hash = "1f95c070297ea66541250a9ebbb6b10f";

export default node;
