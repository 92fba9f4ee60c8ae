/**
 * @generated SignedSource<<5a307ba8e4aa69fb749ea5d876bc3437>>
 * @relayHash 6ee88f1d4faacde3df2ea03bea4750d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c5de03ddf1682a3636826eaa5e2377b76f8a692e0aab3de4b5795bc8c86ff0

import { ConcreteRequest } from 'relay-runtime';
export type UndoPeopleJobInput = {
  idempotencyKey?: string | null | undefined;
  jobId: string;
};
export type useUndoJobMutation$variables = {
  input: UndoPeopleJobInput;
};
export type useUndoJobMutation$data = {
  readonly undoPeopleJob: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useUndoJobMutation = {
  response: useUndoJobMutation$data;
  variables: useUndoJobMutation$variables;
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
    "name": "useUndoJobMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoPeopleJobPayload",
        "kind": "LinkedField",
        "name": "undoPeopleJob",
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
    "name": "useUndoJobMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoPeopleJobPayload",
        "kind": "LinkedField",
        "name": "undoPeopleJob",
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
    "id": "07c5de03ddf1682a3636826eaa5e2377b76f8a692e0aab3de4b5795bc8c86ff0",
    "metadata": {},
    "name": "useUndoJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ecc38dd8c0eb7e39abef33bbaff04572";

export default node;
