/**
 * @generated SignedSource<<ea1dd186a8c379fc3981880f0f4ec5f2>>
 * @relayHash a104e383946a9d5f545bd3cc4a439148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0ecf235a7ccaa96d1958169fa5398492d66766c207bd1a9539db0cf463159ef

import { ConcreteRequest } from 'relay-runtime';
export type CancelWaitingEnrolmentInput = {
  waitingEnrolmentId: string;
};
export type useCancelWaitingMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CancelWaitingEnrolmentInput;
};
export type useCancelWaitingMutation$data = {
  readonly cancelWaitingEnrolment: {
    readonly cancelledWaitingEnrolmentId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useCancelWaitingMutation = {
  response: useCancelWaitingMutation$data;
  variables: useCancelWaitingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledWaitingEnrolmentId",
  "storageKey": null
},
v4 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelWaitingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CancelWaitingEnrolmentPayload",
        "kind": "LinkedField",
        "name": "cancelWaitingEnrolment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancelWaitingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CancelWaitingEnrolmentPayload",
        "kind": "LinkedField",
        "name": "cancelWaitingEnrolment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "cancelledWaitingEnrolmentId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b0ecf235a7ccaa96d1958169fa5398492d66766c207bd1a9539db0cf463159ef",
    "metadata": {},
    "name": "useCancelWaitingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8e5baa350420139972f7b458a29d325";

export default node;
