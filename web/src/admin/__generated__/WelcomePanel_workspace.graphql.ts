/**
 * @generated SignedSource<<d8162b80d2f0286c828230f32fa4b0d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WelcomePanel_workspace$data = {
  readonly trial: {
    readonly daysLeft: number;
  } | null | undefined;
  readonly " $fragmentType": "WelcomePanel_workspace";
};
export type WelcomePanel_workspace$key = {
  readonly " $data"?: WelcomePanel_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WelcomePanel_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WelcomePanel_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trial",
      "kind": "LinkedField",
      "name": "trial",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "fa778bea7a1c5a1206de4a56720bde6b";

export default node;
