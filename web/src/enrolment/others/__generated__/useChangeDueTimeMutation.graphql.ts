/**
 * @generated SignedSource<<4e972f9509d0ee02e0e81a543a646192>>
 * @relayHash 0858d69d2b1c33303bdd6296b9d1a886
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66906ed2b4eb40eff03a64878bbea72baa0b1e1d7b609f5f2e6d354085357b0c

import { ConcreteRequest } from 'relay-runtime';
export type ChangeDueTimeInput = {
  dueTime?: string | null | undefined;
  userCourseId: string;
};
export type useChangeDueTimeMutation$variables = {
  input: ChangeDueTimeInput;
};
export type useChangeDueTimeMutation$data = {
  readonly changeDueTime: {
    readonly userCourse: {
      readonly dueTime: string | null | undefined;
      readonly id: string;
      readonly isOverdue: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangeDueTimeMutation = {
  response: useChangeDueTimeMutation$data;
  variables: useChangeDueTimeMutation$variables;
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
    "concreteType": "ChangeDueTimePayload",
    "kind": "LinkedField",
    "name": "changeDueTime",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserCourse",
        "kind": "LinkedField",
        "name": "userCourse",
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
            "name": "dueTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOverdue",
            "storageKey": null
          }
        ],
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
    "name": "useChangeDueTimeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeDueTimeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66906ed2b4eb40eff03a64878bbea72baa0b1e1d7b609f5f2e6d354085357b0c",
    "metadata": {},
    "name": "useChangeDueTimeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a71ffdb00747d168cd34d1d259ef785";

export default node;
