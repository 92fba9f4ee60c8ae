/**
 * @generated SignedSource<<2f7b706fb3ba4bef343d48e86264406c>>
 * @relayHash 4f5c76aaf6d491a2fc1464a0b2b05a2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 376306bfde661c9bda0ac48a11759d30f0e866972b425102f7e69acb6401775b

import { ConcreteRequest } from 'relay-runtime';
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
export type useFollowedJobQuery$variables = {
  id: string;
};
export type useFollowedJobQuery$data = {
  readonly job: {
    readonly cancelTime: string | null | undefined;
    readonly doneCount: number;
    readonly id: string;
    readonly rowCounts: {
      readonly done: number;
      readonly refused: number;
      readonly startsLater: number;
      readonly unchanged: number;
      readonly waiting: number;
    };
    readonly state: JobState;
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type useFollowedJobQuery = {
  response: useFollowedJobQuery$data;
  variables: useFollowedJobQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "job",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "doneCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancelTime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobRowCounts",
        "kind": "LinkedField",
        "name": "rowCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waiting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "done",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startsLater",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unchanged",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refused",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFollowedJobQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowedJobQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "376306bfde661c9bda0ac48a11759d30f0e866972b425102f7e69acb6401775b",
    "metadata": {},
    "name": "useFollowedJobQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "619eb5255b935402930787a47197fc96";

export default node;
