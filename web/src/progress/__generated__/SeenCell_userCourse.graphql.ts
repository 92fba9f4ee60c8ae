/**
 * @generated SignedSource<<89e8be06ec598cf00408b46f2f163091>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeenCell_userCourse$data = {
  readonly name: string | null | undefined;
  readonly seenPercent: number;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "SeenCell_userCourse";
};
export type SeenCell_userCourse$key = {
  readonly " $data"?: SeenCell_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeenCell_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SeenCell_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenPercent",
      "storageKey": null
    },
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
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "a93a9dfa811c9337fc1d0acaa1703efe";

export default node;
