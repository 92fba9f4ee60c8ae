/**
 * @generated SignedSource<<9ec992ab960f8d656841384f6d97444c>>
 * @relayHash 3cf06e32a8e9d3203016b38879aa739b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31b8157a4ac0fd6dff73fc7866019cb87b5e5c18dd4a2bd6e3bc8f43fd38361d

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
    "id": "31b8157a4ac0fd6dff73fc7866019cb87b5e5c18dd4a2bd6e3bc8f43fd38361d",
    "metadata": {},
    "name": "useFollowedJobQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "700a8a79a50791378ed5f504f0f85a60";

export default node;
