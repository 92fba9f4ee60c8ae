/**
 * @generated SignedSource<<61d52e559855c68fe1475aeec5ff7b7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WaitingEnrolments_workspace$data = {
  readonly waitingEnrolments: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "WaitingEnrolments_workspace";
};
export type WaitingEnrolments_workspace$key = {
  readonly " $data"?: WaitingEnrolments_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingEnrolments_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "courseId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaitingEnrolments_workspace",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "courseId",
            "variableName": "courseId"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "WaitingEnrolmentConnection",
        "kind": "LinkedField",
        "name": "waitingEnrolments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
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

(node as any).hash = "4b77685546084e356a4f636fa7a3a2f0";

export default node;
