/**
 * @generated SignedSource<<52f60d33ca38cd4dae0b538258e0102a>>
 * @relayHash 9d2255ac7b5c8a140cdf69e3baed614b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b9901afaf31d990385452b0d27629eddb9f771a3524a383a35908ab88795c39

import { ConcreteRequest } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type AddPersonInput = {
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
  username: string;
};
export type useAddPersonMutation$variables = {
  input: AddPersonInput;
};
export type useAddPersonMutation$data = {
  readonly addPerson: {
    readonly person: {
      readonly addressProven: boolean;
      readonly admin: boolean;
      readonly createCourse: boolean;
      readonly createTime: string;
      readonly createVoucher: boolean;
      readonly id: string;
      readonly inviteTime: string | null | undefined;
      readonly leftTime: string | null | undefined;
      readonly name: string | null | undefined;
      readonly status: AccessStatus;
      readonly updateTime: string;
      readonly userId: number;
      readonly username: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useAddPersonMutation = {
  response: useAddPersonMutation$data;
  variables: useAddPersonMutation$variables;
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
    "concreteType": "AddPersonPayload",
    "kind": "LinkedField",
    "name": "addPerson",
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
            "name": "userId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addressProven",
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
            "name": "admin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviteTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createTime",
            "storageKey": null
          },
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
    "name": "useAddPersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddPersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b9901afaf31d990385452b0d27629eddb9f771a3524a383a35908ab88795c39",
    "metadata": {},
    "name": "useAddPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "800c2541dd849dbe2247da4ff3febfba";

export default node;
