/**
 * @generated SignedSource<<4ad912b43908ed838805b8eaace826df>>
 * @relayHash 6b597bde2afbaca514baab5b02416771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a9e413b19532ed186d6fe70ecd9d9116e3bd68cf1aad6606ff49641f523ce1d

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
    "id": "5a9e413b19532ed186d6fe70ecd9d9116e3bd68cf1aad6606ff49641f523ce1d",
    "metadata": {},
    "name": "useAddPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "032ce9593df91a7ffeaca26c2788ec86";

export default node;
