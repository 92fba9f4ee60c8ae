/**
 * @generated SignedSource<<462c877de35131b6cf93b8c658195a41>>
 * @relayHash ff6b6b1adf3aa2bdda1545d155fe7dad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8202268d03ff0ca0f6c91cbe0e4a94bc61dd9435601c3e3f9d10b0ac86619a7

import { ConcreteRequest } from 'relay-runtime';
export type HideDiscussionQuestionsInput = {
  reason?: string | null | undefined;
  threadIds: ReadonlyArray<string>;
};
export type useHideDiscussionQuestionsMutation$variables = {
  input: HideDiscussionQuestionsInput;
};
export type useHideDiscussionQuestionsMutation$data = {
  readonly hideDiscussionQuestions: {
    readonly changedCount: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useHideDiscussionQuestionsMutation = {
  response: useHideDiscussionQuestionsMutation$data;
  variables: useHideDiscussionQuestionsMutation$variables;
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
    "concreteType": "HideDiscussionQuestionsPayload",
    "kind": "LinkedField",
    "name": "hideDiscussionQuestions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
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
    "name": "useHideDiscussionQuestionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHideDiscussionQuestionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8202268d03ff0ca0f6c91cbe0e4a94bc61dd9435601c3e3f9d10b0ac86619a7",
    "metadata": {},
    "name": "useHideDiscussionQuestionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39e368dc6d0f27cc525747a778608dd9";

export default node;
