/**
 * @generated SignedSource<<bc8c543ca0ca30d549ff15e1bdd1e476>>
 * @relayHash c8f93e6f71d110c693e2b579dff71cfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cebda9f22d921f6641d935d652d2a7200550b70d9dd27141296f5724b7294672

import { ConcreteRequest } from 'relay-runtime';
export type ExportKind = "AUDIT_ENTRIES" | "CERTIFICATES" | "COURSES" | "DISCUSSION_QUESTIONS" | "PEOPLE" | "REDEMPTIONS" | "USER_COURSES" | "VOUCHERS";
export type ExportDataInput = {
  idempotencyKey?: string | null | undefined;
  kind: ExportKind;
  updatedSince?: string | null | undefined;
};
export type useExportDataMutation$variables = {
  input: ExportDataInput;
};
export type useExportDataMutation$data = {
  readonly exportData: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useExportDataMutation = {
  response: useExportDataMutation$data;
  variables: useExportDataMutation$variables;
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
    "name": "useExportDataMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportDataPayload",
        "kind": "LinkedField",
        "name": "exportData",
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
    "name": "useExportDataMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportDataPayload",
        "kind": "LinkedField",
        "name": "exportData",
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
    "id": "cebda9f22d921f6641d935d652d2a7200550b70d9dd27141296f5724b7294672",
    "metadata": {},
    "name": "useExportDataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "651acf433bbd7c8cb6343dbde3baff08";

export default node;
