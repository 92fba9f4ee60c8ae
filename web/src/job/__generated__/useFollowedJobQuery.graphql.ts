/**
 * @generated SignedSource<<ff82e719a9ad75d205a6afa15cd7f6ab>>
 * @relayHash 6cd0c5d207e018bc2e5347d1ef96aa79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 255c18cb42e34c65e94f2b6076e1a27f0177de9aa322d8a97b57857aacc9d5d9

import { ConcreteRequest } from 'relay-runtime';
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
export type useFollowedJobQuery$variables = {
  id: string;
};
export type useFollowedJobQuery$data = {
  readonly job: {
    readonly cancelTime: string | null | undefined;
    readonly doneCount: number;
    readonly endTime: string | null | undefined;
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
        "name": "endTime",
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
    "id": "255c18cb42e34c65e94f2b6076e1a27f0177de9aa322d8a97b57857aacc9d5d9",
    "metadata": {},
    "name": "useFollowedJobQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac6f17ccbfa14c0822009ec3563e5106";

export default node;
