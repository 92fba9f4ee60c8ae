/**
 * @generated SignedSource<<b0878664c637fd5b59d3c2757ec83150>>
 * @relayHash 33d08592b4f00b78db8607e251340453
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2501e9edd385fa2d49b459c9cb97868e22be2377a69a12b46b07c14434cbe8

import { ConcreteRequest } from 'relay-runtime';
export type CreateServiceAccountInput = {
  description?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  name: string;
  ownerId?: string | null | undefined;
  rights?: ServiceAccountRightsInput | null | undefined;
};
export type ServiceAccountRightsInput = {
  admin?: boolean | null | undefined;
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
};
export type useCreateServiceAccountMutation$variables = {
  input: CreateServiceAccountInput;
};
export type useCreateServiceAccountMutation$data = {
  readonly createServiceAccount: {
    readonly serviceAccount: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useCreateServiceAccountMutation = {
  response: useCreateServiceAccountMutation$data;
  variables: useCreateServiceAccountMutation$variables;
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
    "concreteType": "CreateServiceAccountPayload",
    "kind": "LinkedField",
    "name": "createServiceAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceAccount",
        "kind": "LinkedField",
        "name": "serviceAccount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "field",
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
    "name": "useCreateServiceAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateServiceAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec2501e9edd385fa2d49b459c9cb97868e22be2377a69a12b46b07c14434cbe8",
    "metadata": {},
    "name": "useCreateServiceAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afe71d48be3d89bf36352248a5af37a0";

export default node;
