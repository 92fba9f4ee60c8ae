/**
 * @generated SignedSource<<8654779624fac37557ca1d912487b7cc>>
 * @relayHash 89845732f00f459a36b932cc1dfa9db9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 279862f096581a829414e743a45bcddff1dfe0ac9d7c7a4197b4e9c64a36a8d0

import { ConcreteRequest } from 'relay-runtime';
export type UndoEnrolmentJobInput = {
  idempotencyKey?: string | null | undefined;
  jobId: string;
};
export type useUndoEnrolmentsMutation$variables = {
  input: UndoEnrolmentJobInput;
};
export type useUndoEnrolmentsMutation$data = {
  readonly undoEnrolmentJob: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useUndoEnrolmentsMutation = {
  response: useUndoEnrolmentsMutation$data;
  variables: useUndoEnrolmentsMutation$variables;
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
    "name": "useUndoEnrolmentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoEnrolmentJobPayload",
        "kind": "LinkedField",
        "name": "undoEnrolmentJob",
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
    "name": "useUndoEnrolmentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoEnrolmentJobPayload",
        "kind": "LinkedField",
        "name": "undoEnrolmentJob",
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
    "id": "279862f096581a829414e743a45bcddff1dfe0ac9d7c7a4197b4e9c64a36a8d0",
    "metadata": {},
    "name": "useUndoEnrolmentsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "583ef772a22b37a9b2aa018f9eb57084";

export default node;
