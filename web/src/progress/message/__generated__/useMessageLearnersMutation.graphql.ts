/**
 * @generated SignedSource<<e396e110e063d9c9ce398e21a3698c4c>>
 * @relayHash 0d49a9d0a808a86d7d60a177127adceb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f8bc0516375a8ed023b3b7ef175ed0302be4efd28c7f00dc712edf1f03154e5

import { ConcreteRequest } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type MessageLearnersInput = {
  body: string;
  idempotencyKey?: string | null | undefined;
  learners: LearnerSelectionInput;
  subject: string;
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
export type useMessageLearnersMutation$variables = {
  input: MessageLearnersInput;
};
export type useMessageLearnersMutation$data = {
  readonly messageLearners: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useMessageLearnersMutation = {
  response: useMessageLearnersMutation$data;
  variables: useMessageLearnersMutation$variables;
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
    "name": "useMessageLearnersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MessageLearnersPayload",
        "kind": "LinkedField",
        "name": "messageLearners",
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
    "name": "useMessageLearnersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MessageLearnersPayload",
        "kind": "LinkedField",
        "name": "messageLearners",
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
    "id": "0f8bc0516375a8ed023b3b7ef175ed0302be4efd28c7f00dc712edf1f03154e5",
    "metadata": {},
    "name": "useMessageLearnersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "483b3df1e72cb9c0758017f9d9db962f";

export default node;
