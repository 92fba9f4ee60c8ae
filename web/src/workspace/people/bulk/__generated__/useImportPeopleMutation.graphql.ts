/**
 * @generated SignedSource<<eaaa22b1e6d429ec4e6403ad9769f0db>>
 * @relayHash d8aa200d6546a7c05d5dfa8322876418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 941872ba85af1a6ca00e30c0969486aae5c77ec93c0c13727453c68a719315fa

import { ConcreteRequest } from 'relay-runtime';
export type ImportPeopleInput = {
  createGroups?: boolean | null | undefined;
  dryRun?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
  invite?: boolean | null | undefined;
  rows: ReadonlyArray<ImportedPersonInput>;
};
export type ImportedPersonInput = {
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
  groups?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  number?: number | null | undefined;
  username: string;
};
export type useImportPeopleMutation$variables = {
  input: ImportPeopleInput;
};
export type useImportPeopleMutation$data = {
  readonly importPeople: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly missingGroups: ReadonlyArray<string> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useImportPeopleMutation = {
  response: useImportPeopleMutation$data;
  variables: useImportPeopleMutation$variables;
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
  "kind": "ScalarField",
  "name": "missingGroups",
  "storageKey": null
},
v4 = {
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
    "name": "useImportPeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportPeoplePayload",
        "kind": "LinkedField",
        "name": "importPeople",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useImportPeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportPeoplePayload",
        "kind": "LinkedField",
        "name": "importPeople",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "941872ba85af1a6ca00e30c0969486aae5c77ec93c0c13727453c68a719315fa",
    "metadata": {},
    "name": "useImportPeopleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ace5c98e6e33762a20bc2c266c576b4";

export default node;
