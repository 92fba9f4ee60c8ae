/**
 * @generated SignedSource<<ec2e0da47fbbd141cc5ab0f19211db2f>>
 * @relayHash 86506fc75d603dc0e0ab8154545e1537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4499cd77e987080ccca9ccdd4dc27f07e0470c6b2e09b69c5e9dcc06e41439f4

import { ConcreteRequest } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type GroupMembersAction = "ADD" | "REMOVE";
export type PersonRight = "ADMIN" | "ANY" | "CREATE_COURSE" | "CREATE_VOUCHER";
export type ChangeGroupMembersInput = {
  action: GroupMembersAction;
  dryRun?: boolean | null | undefined;
  groupId: string;
  idempotencyKey?: string | null | undefined;
  people: GroupPeopleInput;
};
export type GroupPeopleInput = {
  selection?: never;
  usernames: ReadonlyArray<string>;
} | {
  selection: PeopleSelectionInput;
  usernames?: never;
};
export type PeopleSelectionInput = {
  filter?: never;
  ids: ReadonlyArray<string>;
} | {
  filter: PeopleFilterInput;
  ids?: never;
};
export type PeopleFilterInput = {
  accessWithdrawn?: boolean | null | undefined;
  exceptIds?: ReadonlyArray<string> | null | undefined;
  groupId?: string | null | undefined;
  right?: PersonRight | null | undefined;
  rightsWait?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: AccessStatus | null | undefined;
};
export type useChangeMembersMutation$variables = {
  input: ChangeGroupMembersInput;
};
export type useChangeMembersMutation$data = {
  readonly changeGroupMembers: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangeMembersMutation = {
  response: useChangeMembersMutation$data;
  variables: useChangeMembersMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobId",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeMembersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeGroupMembersPayload",
        "kind": "LinkedField",
        "name": "changeGroupMembers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeMembersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeGroupMembersPayload",
        "kind": "LinkedField",
        "name": "changeGroupMembers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4499cd77e987080ccca9ccdd4dc27f07e0470c6b2e09b69c5e9dcc06e41439f4",
    "metadata": {},
    "name": "useChangeMembersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fac59340cb69730149aa32aedffa60ce";

export default node;
