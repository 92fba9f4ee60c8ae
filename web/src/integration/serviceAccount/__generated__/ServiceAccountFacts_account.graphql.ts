/**
 * @generated SignedSource<<857e1d30e38b73264863ab754b0a6853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ServiceAccountFacts_account$data = {
  readonly description: string;
  readonly disableTime: string | null | undefined;
  readonly lastUseTime: string | null | undefined;
  readonly name: string;
  readonly owner: {
    readonly name: string;
    readonly username: string;
  } | null | undefined;
  readonly rights: {
    readonly admin: boolean;
    readonly createCourse: boolean;
    readonly createVoucher: boolean;
  };
  readonly " $fragmentType": "ServiceAccountFacts_account";
};
export type ServiceAccountFacts_account$key = {
  readonly " $data"?: ServiceAccountFacts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceAccountFacts_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceAccountFacts_account",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUseTime",
      "storageKey": null
    }
  ],
  "type": "ServiceAccount",
  "abstractKey": null
};
})();

(node as any).hash = "972cf97f095c2b6565001767bc6d9367";

export default node;
