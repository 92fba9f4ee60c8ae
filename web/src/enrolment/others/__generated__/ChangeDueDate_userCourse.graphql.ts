/**
 * @generated SignedSource<<fdc751e158b020c4b6eb302c3b383bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangeDueDate_userCourse$data = {
  readonly dueTime: string | null | undefined;
  readonly finishTime: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ChangeDueDate_userCourse";
};
export type ChangeDueDate_userCourse$key = {
  readonly " $data"?: ChangeDueDate_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeDueDate_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeDueDate_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishTime",
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "a610e7ad7d57437ff1bd64c8d4d228c0";

export default node;
