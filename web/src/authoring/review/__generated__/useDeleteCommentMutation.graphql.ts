/**
 * @generated SignedSource<<ba2505b1f4b116fbbba29af1e26bf2d1>>
 * @relayHash c7a027472c16d4cbae54784be8410f2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f24a6126f2a9b57e2e7dd5571a86b7e0357e73228bc4dbd887c086b5f99e9c2

import { ConcreteRequest } from 'relay-runtime';
export type DeleteReviewCommentInput = {
  commentId: string;
  courseId: string;
};
export type useDeleteCommentMutation$variables = {
  input: DeleteReviewCommentInput;
};
export type useDeleteCommentMutation$data = {
  readonly deleteReviewComment: {
    readonly deletedCommentId: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDeleteCommentMutation = {
  response: useDeleteCommentMutation$data;
  variables: useDeleteCommentMutation$variables;
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
    "concreteType": "DeleteReviewCommentPayload",
    "kind": "LinkedField",
    "name": "deleteReviewComment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCommentId",
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
    "name": "useDeleteCommentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCommentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f24a6126f2a9b57e2e7dd5571a86b7e0357e73228bc4dbd887c086b5f99e9c2",
    "metadata": {},
    "name": "useDeleteCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38590414f76d878745cd0454a9b84f64";

export default node;
