/**
 * @generated SignedSource<<32c2198f15b35475ca55ca6ca31eadd4>>
 * @relayHash c8bbac1449d2e9a8db35908c38b9447d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bf834cbaca025c597433704b53daf1be825c3587b47c890f80c056c4c986a9a

import { ConcreteRequest } from 'relay-runtime';
export type DeleteDiscussionPostInput = {
  postId: string;
};
export type useDeleteDiscussionPostMutation$variables = {
  input: DeleteDiscussionPostInput;
};
export type useDeleteDiscussionPostMutation$data = {
  readonly deleteDiscussionPost: {
    readonly deletedPostId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDeleteDiscussionPostMutation = {
  response: useDeleteDiscussionPostMutation$data;
  variables: useDeleteDiscussionPostMutation$variables;
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
    "concreteType": "DeleteDiscussionPostPayload",
    "kind": "LinkedField",
    "name": "deleteDiscussionPost",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedPostId",
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
    "name": "useDeleteDiscussionPostMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteDiscussionPostMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6bf834cbaca025c597433704b53daf1be825c3587b47c890f80c056c4c986a9a",
    "metadata": {},
    "name": "useDeleteDiscussionPostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3524ae8cd45914f1a1c086fba99458ee";

export default node;
