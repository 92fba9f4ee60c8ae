/**
 * @generated SignedSource<<09145a737b2f579165379a11f3c1b50c>>
 * @relayHash 4df64e72b42552be7e8b2093f82d3c6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88bd4a8afba08af4cd70fb64c1bca8d55bcee7fdb23f98c814bd9355b133dd0a

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
      readonly overdue: boolean;
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
            "name": "overdue",
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
    "id": "88bd4a8afba08af4cd70fb64c1bca8d55bcee7fdb23f98c814bd9355b133dd0a",
    "metadata": {},
    "name": "useChangeDueDateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "192e2a0e2fd21d8cdd4d582dd629244c";

export default node;
