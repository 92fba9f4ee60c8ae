/**
 * @generated SignedSource<<7ec933d047d5cbc7d4eba7ad9253510b>>
 * @relayHash 0b1bd03c147bf422d710a6b570353bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b93a621880291539b8c3ff9ab06b131126d91d54d572d54161a1e5991b1fc639

import { ConcreteRequest } from 'relay-runtime';
export type ImportPeopleInput = {
  dryRun?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
  invite?: boolean | null | undefined;
  rows: ReadonlyArray<ImportedPersonInput>;
};
export type ImportedPersonInput = {
  createCourse?: boolean | null | undefined;
  createVoucher?: boolean | null | undefined;
  groups?: ReadonlyArray<string> | null | undefined;
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
        "concreteType": "PeopleJobPayload",
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
    "name": "useImportPeopleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PeopleJobPayload",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b93a621880291539b8c3ff9ab06b131126d91d54d572d54161a1e5991b1fc639",
    "metadata": {},
    "name": "useImportPeopleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "402622f8147dd4f902d064714764758a";

export default node;
