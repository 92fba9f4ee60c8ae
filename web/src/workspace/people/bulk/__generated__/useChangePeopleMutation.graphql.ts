/**
 * @generated SignedSource<<11103495cc5125198bedbaaec2e61c2c>>
 * @relayHash feae33497896f711f024e4aa90afd45a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb9a8ad787992c57fabca68b1208f8e55d6cff334713f01c9ab86723c990abb2

import { ConcreteRequest } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type PeopleAction = "CHANGE_RIGHTS" | "INVITE" | "RESTORE_ACCESS" | "REVOKE" | "WITHDRAW_ACCESS";
export type PersonRight = "ADMIN" | "ANY" | "CREATE_COURSE" | "CREATE_VOUCHER";
export type ChangePeopleInput = {
  action: PeopleAction;
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
  selection: PeopleSelectionInput;
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
export type useChangePeopleMutation$variables = {
  input: ChangePeopleInput;
};
export type useChangePeopleMutation$data = {
  readonly changePeople: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangePeopleMutation = {
  response: useChangePeopleMutation$data;
  variables: useChangePeopleMutation$variables;
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
    "name": "useChangePeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangePeoplePayload",
        "kind": "LinkedField",
        "name": "changePeople",
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
    "name": "useChangePeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangePeoplePayload",
        "kind": "LinkedField",
        "name": "changePeople",
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
    "id": "eb9a8ad787992c57fabca68b1208f8e55d6cff334713f01c9ab86723c990abb2",
    "metadata": {},
    "name": "useChangePeopleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb7bf4af0351f891ddc70538d23008cd";

export default node;
