/**
 * @generated SignedSource<<56337ad35882684032b77d7de3d4c140>>
 * @relayHash 698c1f10bf239f7b6c7fc20a5d2a0083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ce450cffd179556f50dce7d13b8403457774c6c966ce09c854ed5309d131f1a

import { ConcreteRequest } from 'relay-runtime';
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
export type useWatchedSyncSubscription$variables = {
  jobId: string;
};
export type useWatchedSyncSubscription$data = {
  readonly job: {
    readonly doneCount: number;
    readonly rows: {
      readonly csvUrl: string;
    } | null | undefined;
    readonly state: JobState;
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type useWatchedSyncSubscription = {
  response: useWatchedSyncSubscription$data;
  variables: useWatchedSyncSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "jobId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doneCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "JobRowConnection",
  "kind": "LinkedField",
  "name": "rows",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csvUrl",
      "storageKey": null
    }
  ],
  "storageKey": "rows(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchedSyncSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWatchedSyncSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ce450cffd179556f50dce7d13b8403457774c6c966ce09c854ed5309d131f1a",
    "metadata": {},
    "name": "useWatchedSyncSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5ac8ffff426442d40a4d12cb9e99f1fb";

export default node;
