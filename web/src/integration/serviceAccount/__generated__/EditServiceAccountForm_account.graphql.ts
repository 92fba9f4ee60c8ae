/**
 * @generated SignedSource<<2eff0a1167970ee0120fb4348f9150a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditServiceAccountForm_account$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly owner: {
    readonly userId: number;
  } | null | undefined;
  readonly rights: {
    readonly admin: boolean;
    readonly createCourse: boolean;
    readonly createVoucher: boolean;
  };
  readonly " $fragmentType": "EditServiceAccountForm_account";
};
export type EditServiceAccountForm_account$key = {
  readonly " $data"?: EditServiceAccountForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditServiceAccountForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditServiceAccountForm_account",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceAccountRights",
      "kind": "LinkedField",
      "name": "rights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "admin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createCourse",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createVoucher",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceAccountOwner",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceAccount",
  "abstractKey": null
};

(node as any).hash = "8153c1cacbb6051c04e13afb26fb2908";

export default node;
