/**
 * @generated SignedSource<<e1c664fbbe573e10be6ac636049694f3>>
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
  "metadata": null,
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

(node as any).hash = "26110e3fc8dea5de91bab1adbcec9d40";

export default node;
