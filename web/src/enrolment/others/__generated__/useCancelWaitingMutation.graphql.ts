/**
 * @generated SignedSource<<a45d7be7bfe037a87c0dc284a6601dcc>>
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CancelWaitingEnrolmentPayload",
    "kind": "LinkedField",
    "name": "cancelWaitingEnrolment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancelledWaitingEnrolmentId",
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelWaitingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelWaitingMutation",
    "selections": (v1/*:: as any*/)
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

(node as any).hash = "ccf8f83c9c1ba609a17b9ed889c971a1";

export default node;
