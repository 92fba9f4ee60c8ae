/**
 * @generated SignedSource<<ddff22aa0f2f11e156ab0818452ffbc7>>
 * @relayHash 5ff996856f2ff8d2cbb90ee7ed950ab7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee6498d37fffc41fbd34b7792dbc34a8f2dd9bd73957ff06df21b683595831c7

import { ConcreteRequest } from 'relay-runtime';
export type RevokeReviewLinkInput = {
  courseId: string;
  linkId: string;
};
export type useRevokeReviewLinkMutation$variables = {
  input: RevokeReviewLinkInput;
};
export type useRevokeReviewLinkMutation$data = {
  readonly revokeReviewLink: {
    readonly revokedLinkId: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useRevokeReviewLinkMutation = {
  response: useRevokeReviewLinkMutation$data;
  variables: useRevokeReviewLinkMutation$variables;
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
    "concreteType": "RevokeReviewLinkPayload",
    "kind": "LinkedField",
    "name": "revokeReviewLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revokedLinkId",
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
    "name": "useRevokeReviewLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeReviewLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee6498d37fffc41fbd34b7792dbc34a8f2dd9bd73957ff06df21b683595831c7",
    "metadata": {},
    "name": "useRevokeReviewLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d79f5ae5cdcebabc414bcbbdf822c28";

export default node;
