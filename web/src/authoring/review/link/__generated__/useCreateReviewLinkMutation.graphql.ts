/**
 * @generated SignedSource<<447cd00a313408d20cb6b815e57d0210>>
 * @relayHash 3e6f4fee6caaa6964e52be053dde32b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 508043850eb1eb3bca03393f1a118a7f976e3c8fcc2c7f225416eb8f4967d7c5

import { ConcreteRequest } from 'relay-runtime';
export type CreateReviewLinkInput = {
  courseId: string;
  expireTime: string;
  mayComment?: boolean | null | undefined;
  name: string;
};
export type useCreateReviewLinkMutation$variables = {
  input: CreateReviewLinkInput;
};
export type useCreateReviewLinkMutation$data = {
  readonly createReviewLink: {
    readonly token: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useCreateReviewLinkMutation = {
  response: useCreateReviewLinkMutation$data;
  variables: useCreateReviewLinkMutation$variables;
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
    "concreteType": "CreateReviewLinkPayload",
    "kind": "LinkedField",
    "name": "createReviewLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
            "name": "field",
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
    "name": "useCreateReviewLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateReviewLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "508043850eb1eb3bca03393f1a118a7f976e3c8fcc2c7f225416eb8f4967d7c5",
    "metadata": {},
    "name": "useCreateReviewLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3db83bb4265ff9c624820bb6e9ad3335";

export default node;
