/**
 * @generated SignedSource<<261ca8aed65e10d3fcfe9e0149e31226>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangedCell_course$data = {
  readonly updateTime: string;
  readonly updatedBy: {
    readonly name: string;
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "ChangedCell_course";
};
export type ChangedCell_course$key = {
  readonly " $data"?: ChangedCell_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedCell_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangedCell_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updateTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuthoredCourse",
  "abstractKey": null
};

(node as any).hash = "3aecd919ed374750766be0fb6f3260d2";

export default node;
