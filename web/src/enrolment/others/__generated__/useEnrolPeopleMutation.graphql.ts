/**
 * @generated SignedSource<<6ab5683c511cd19c735fe0bf93404fe4>>
 * @relayHash edaab3c526416cef937ff310db329c26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc746a2750ca76b929555b193eca07f05436df0948ed17282a8e639a2af99a2c

import { ConcreteRequest } from 'relay-runtime';
export type AccessStatus = "ADDED" | "INVITED" | "REGISTERED" | "REVOKED";
export type PersonRight = "ADMIN" | "ANY" | "CREATE_COURSE" | "CREATE_VOUCHER";
export type EnrolPeopleInput = {
  courseId: string;
  dryRun?: boolean | null | undefined;
  dueTime?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  notify?: boolean | null | undefined;
  people: EnrolledPeopleInput;
  withoutDue?: boolean | null | undefined;
};
export type EnrolledPeopleInput = {
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
export type useEnrolPeopleMutation$variables = {
  input: EnrolPeopleInput;
};
export type useEnrolPeopleMutation$data = {
  readonly enrolPeople: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useEnrolPeopleMutation = {
  response: useEnrolPeopleMutation$data;
  variables: useEnrolPeopleMutation$variables;
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
    "name": "useEnrolPeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EnrolPeoplePayload",
        "kind": "LinkedField",
        "name": "enrolPeople",
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
    "name": "useEnrolPeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EnrolPeoplePayload",
        "kind": "LinkedField",
        "name": "enrolPeople",
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
    "id": "bc746a2750ca76b929555b193eca07f05436df0948ed17282a8e639a2af99a2c",
    "metadata": {},
    "name": "useEnrolPeopleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "caf680e7ab18a1d4007245fa1d5b314d";

export default node;
