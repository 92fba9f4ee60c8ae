/**
 * @generated SignedSource<<805a795828324d4534085ccad637c165>>
 * @relayHash 0ba376fba4a6ff3105c2285b173847b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70e803a12f2c123da5abbaa114c968628c84a3fae05a232599c2c0eea5a6da2c

import { ConcreteRequest } from 'relay-runtime';
export type ChangeRightsInput = {
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
  userId: string;
};
export type useChangeRightsMutation$variables = {
  input: ChangeRightsInput;
};
export type useChangeRightsMutation$data = {
  readonly changeRights: {
    readonly person: {
      readonly createCourse: boolean;
      readonly createVoucher: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangeRightsMutation = {
  response: useChangeRightsMutation$data;
  variables: useChangeRightsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ChangeRightsPayload",
    "kind": "LinkedField",
    "name": "changeRights",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePerson",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
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
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeRightsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeRightsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "70e803a12f2c123da5abbaa114c968628c84a3fae05a232599c2c0eea5a6da2c",
    "metadata": {},
    "name": "useChangeRightsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b55440bec8918540bdb2baa13365f20";

export default node;
