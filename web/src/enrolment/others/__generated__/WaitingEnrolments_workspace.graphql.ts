/**
 * @generated SignedSource<<9d5613b3db4c0fadf28f4b200b4a58ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WaitingEnrolments_workspace$data = {
  readonly id: string;
  readonly waitingEnrolments: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "WaitingEnrolments_workspace";
};
export type WaitingEnrolments_workspace$key = {
  readonly " $data"?: WaitingEnrolments_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingEnrolments_workspace">;
};

import WaitingEnrolmentsRefetchQuery_graphql from './WaitingEnrolmentsRefetchQuery.graphql';

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
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": WaitingEnrolmentsRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "f1de75bbc81cce47217dbb250b73662e";

export default node;
