/**
 * @generated SignedSource<<bfda79c884837cf3da4a514e77ac8448>>
 * @relayHash 873e1ab68f7c2e2427ccace36cd12dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27019f61dd3e57370f7e6f9fdb4cdfaedd8a0eadcbcba8f52eff683436c781d1

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTagInput = {
  tagId: string;
};
export type DeleteTopicDialogMutation$variables = {
  input: DeleteTagInput;
};
export type DeleteTopicDialogMutation$data = {
  readonly deleteTag: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type DeleteTopicDialogMutation = {
  response: DeleteTopicDialogMutation$data;
  variables: DeleteTopicDialogMutation$variables;
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
    "concreteType": "DeleteTagPayload",
    "kind": "LinkedField",
    "name": "deleteTag",
    "plural": false,
    "selections": [
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
    "name": "DeleteTopicDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteTopicDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27019f61dd3e57370f7e6f9fdb4cdfaedd8a0eadcbcba8f52eff683436c781d1",
    "metadata": {},
    "name": "DeleteTopicDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ee9ad3be1fabc6758e58f8520ec7ad8";

export default node;
