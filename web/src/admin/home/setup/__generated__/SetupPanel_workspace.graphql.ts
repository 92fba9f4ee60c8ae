/**
 * @generated SignedSource<<3d641a2eba5ea35588ac2592abdfbf9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetupPanel_workspace$data = {
  readonly setup: {
    readonly courseDone: boolean;
    readonly hidden: boolean;
    readonly lookDone: boolean;
    readonly peopleDone: boolean;
    readonly termsDone: boolean;
  } | null | undefined;
  readonly trial: {
    readonly daysLeft: number;
  } | null | undefined;
  readonly " $fragmentType": "SetupPanel_workspace";
};
export type SetupPanel_workspace$key = {
  readonly " $data"?: SetupPanel_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupPanel_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SetupPanel_workspace",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceSetup",
      "kind": "LinkedField",
      "name": "setup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "termsDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hidden",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "7c0ef1836eb25ee2f6261dcbb6ed7688";

export default node;
