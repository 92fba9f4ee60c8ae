/**
 * @generated SignedSource<<50c84031beeac4a98bbb3e76a4e31429>>
 * @relayHash 7bbb7395083f10cf5af8fdd1d7d7deeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa7d08eeefbcbaab8018aed9e4801c87f40ed4d9d905fea5f61101cd653c4c9

import { ConcreteRequest } from 'relay-runtime';
export type IntegrationProblem = "ADDRESS_REFUSED" | "BUSY" | "CERTIFICATE" | "CREDENTIALS_REFUSED" | "GROUP_NOT_FOUND" | "MISSING_FIELD" | "NAME_NOT_FOUND" | "NOT_A_DIRECTORY" | "NOT_FOUND" | "NOT_JSON" | "NOT_OPENID" | "NOT_SCIM" | "NO_TOKEN" | "OTHER" | "TOO_LARGE" | "TOO_SLOW" | "UNEXPECTED_STATUS" | "UNREACHABLE";
export type IntegrationSyncOutcome = "CANCELLED" | "DONE" | "FAILED" | "NEEDS_CONFIRMATION" | "RUNNING";
export type JobState = "CANCELLED" | "DONE" | "FAILED" | "RUNNING" | "WAITING";
export type useWatchedSyncQuery$variables = {
  integrationId: string;
  jobId: string;
};
export type useWatchedSyncQuery$data = {
  readonly job: {
    readonly doneCount: number;
    readonly rows: {
      readonly csvUrl: string;
    } | null | undefined;
    readonly state: JobState;
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly node: {
    readonly lastSync?: {
      readonly addedCount: number;
      readonly departedCount: number;
      readonly dryRun: boolean;
      readonly field: string | null | undefined;
      readonly host: string | null | undefined;
      readonly jobId: number;
      readonly keptCount: number;
      readonly outcome: IntegrationSyncOutcome;
      readonly problem: IntegrationProblem | null | undefined;
      readonly providerText: string | null | undefined;
      readonly returnedCount: number;
      readonly skippedCount: number;
      readonly status: number | null | undefined;
      readonly time: string;
    } | null | undefined;
  } | null | undefined;
};
export type useWatchedSyncQuery = {
  response: useWatchedSyncQuery$data;
  variables: useWatchedSyncQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "integrationId"
  },
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
    "variableName": "integrationId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSync",
      "kind": "LinkedField",
      "name": "lastSync",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dryRun",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "departedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keptCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skippedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonnelIntegration",
  "abstractKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "jobId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doneCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
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
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useWatchedSyncQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWatchedSyncQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5fa7d08eeefbcbaab8018aed9e4801c87f40ed4d9d905fea5f61101cd653c4c9",
    "metadata": {},
    "name": "useWatchedSyncQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be911f837a52d88aa561f23317333600";

export default node;
