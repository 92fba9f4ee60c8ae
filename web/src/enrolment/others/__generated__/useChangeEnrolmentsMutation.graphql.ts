/**
 * @generated SignedSource<<d54d93dd01326895ce5c072dc0a4166f>>
 * @relayHash e2cbe72d2b7d0e4042dd28f10478705c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b8cf32aae3fa1c1e03ec85bb19076eab51cf626f7d32b2057b8ca4ec0ef85dc

import { ConcreteRequest } from 'relay-runtime';
export type EnrolmentAction = "CHANGE_DUE" | "UNENROL";
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type ChangeEnrolmentsInput = {
  action: EnrolmentAction;
  dryRun?: boolean | null | undefined;
  dueTime?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  learners: LearnerSelectionInput;
};
export type LearnerSelectionInput = {
  filter?: never;
  ids: ReadonlyArray<string>;
} | {
  filter: LearnerFilterInput;
  ids?: never;
};
export type LearnerFilterInput = {
  courseId?: string | null | undefined;
  dueSoon?: boolean | null | undefined;
  endTime?: string | null | undefined;
  exceptIds?: ReadonlyArray<string> | null | undefined;
  expired?: boolean | null | undefined;
  groupId?: string | null | undefined;
  maxScore?: number | null | undefined;
  minScore?: number | null | undefined;
  overdue?: boolean | null | undefined;
  personId?: string | null | undefined;
  phase?: LearnerPhase | null | undefined;
  search?: string | null | undefined;
  startTime?: string | null | undefined;
  stuck?: boolean | null | undefined;
};
export type useChangeEnrolmentsMutation$variables = {
  input: ChangeEnrolmentsInput;
};
export type useChangeEnrolmentsMutation$data = {
  readonly changeEnrolments: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangeEnrolmentsMutation = {
  response: useChangeEnrolmentsMutation$data;
  variables: useChangeEnrolmentsMutation$variables;
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
    "name": "useChangeEnrolmentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeEnrolmentsPayload",
        "kind": "LinkedField",
        "name": "changeEnrolments",
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
    "name": "useChangeEnrolmentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeEnrolmentsPayload",
        "kind": "LinkedField",
        "name": "changeEnrolments",
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
    "id": "8b8cf32aae3fa1c1e03ec85bb19076eab51cf626f7d32b2057b8ca4ec0ef85dc",
    "metadata": {},
    "name": "useChangeEnrolmentsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43a9fe4ecb6671c8f65d4bac2c9b8778";

export default node;
