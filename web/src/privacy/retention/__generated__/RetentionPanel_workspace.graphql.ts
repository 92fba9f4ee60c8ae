/**
 * @generated SignedSource<<9fbf9b7c865bec442e8ac22689483e23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RetentionPanel_workspace$data = {
  readonly retention: {
    readonly auditMonths: number;
    readonly factMonths: number | null | undefined;
    readonly inactiveAccountMonths: number | null | undefined;
  };
  readonly " $fragmentType": "RetentionPanel_workspace";
};
export type RetentionPanel_workspace$key = {
  readonly " $data"?: RetentionPanel_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionPanel_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RetentionPanel_workspace",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Retention",
        "kind": "LinkedField",
        "name": "retention",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "factMonths",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "auditMonths",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inactiveAccountMonths",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "ea8276ac5198f7da646eed5098b9058e";

export default node;
