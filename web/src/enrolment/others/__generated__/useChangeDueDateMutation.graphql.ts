/**
 * @generated SignedSource<<c874dc5a8f3797ace720c0e0842b5368>>
 * @relayHash a624f8892b2399839ff46c44910557a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07b6d48cf11c7ba4a14bb901e6c4ad2a542b8f0838d3d20c99c63eea0f8555ac

import { ConcreteRequest } from 'relay-runtime';
export type UpdateUserCourseInput = {
  dueTime?: string | null | undefined;
  userCourseId: string;
};
export type useChangeDueDateMutation$variables = {
  input: UpdateUserCourseInput;
};
export type useChangeDueDateMutation$data = {
  readonly updateUserCourse: {
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
export type useChangeDueDateMutation = {
  response: useChangeDueDateMutation$data;
  variables: useChangeDueDateMutation$variables;
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
    "concreteType": "UpdateUserCoursePayload",
    "kind": "LinkedField",
    "name": "updateUserCourse",
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
    "name": "useChangeDueDateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeDueDateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07b6d48cf11c7ba4a14bb901e6c4ad2a542b8f0838d3d20c99c63eea0f8555ac",
    "metadata": {},
    "name": "useChangeDueDateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44ed195d78f6655c32ef8181396ba52f";

export default node;
