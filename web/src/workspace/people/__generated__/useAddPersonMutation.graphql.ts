/**
 * @generated SignedSource<<76548965b3b96e0198a001d5bb5c3041>>
 * @relayHash 669a36fa11e6833b47dc9a211cabb8dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb7fc8a0558656daccbd5e41f0302a93ebf6138e8794c76ee6184c7829d2babb

import { ConcreteRequest } from 'relay-runtime';
export type AccessOrigin = "ADMIN" | "PERSONNEL" | "PROVIDER";
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type AddPersonInput = {
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
  name?: string | null | undefined;
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
      readonly adminPromised: boolean;
      readonly createCourse: boolean;
      readonly createTime: string;
      readonly createVoucher: boolean;
      readonly groups: ReadonlyArray<{
        readonly groupId: number;
        readonly id: string;
        readonly name: string;
      }>;
      readonly id: string;
      readonly inviteTime: string | null | undefined;
      readonly leaveTime: string | null | undefined;
      readonly leftBy: AccessOrigin | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
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
          (v1/*:: as any*/),
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
          (v2/*:: as any*/),
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
            "name": "leaveTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminPromised",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "groupId",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
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
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddPersonMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bb7fc8a0558656daccbd5e41f0302a93ebf6138e8794c76ee6184c7829d2babb",
    "metadata": {},
    "name": "useAddPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "281dabff376ea3cf2e6caf29e093608f";

export default node;
