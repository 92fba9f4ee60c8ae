/**
 * @generated SignedSource<<369bce705e4aa3755e81d0563dcf56a6>>
 * @relayHash 5c529ac92d78454482c6fc88b5c8eca8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 020cfd7a909837db17f4ba84ae5bfb6f7ed27a4c16343cea7c4c3902bda79ad5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateRetentionInput = {
  retention: RetentionInput;
};
export type RetentionInput = {
  auditMonths: number;
  factMonths?: number | null | undefined;
  inactiveAccountMonths?: number | null | undefined;
};
export type useUpdateRetentionMutation$variables = {
  input: UpdateRetentionInput;
};
export type useUpdateRetentionMutation$data = {
  readonly updateRetention: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
    readonly workspace: {
      readonly " $fragmentSpreads": FragmentRefs<"RetentionPanel_workspace">;
    } | null | undefined;
  } | null | undefined;
};
export type useUpdateRetentionMutation = {
  response: useUpdateRetentionMutation$data;
  variables: useUpdateRetentionMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateRetentionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRetentionPayload",
        "kind": "LinkedField",
        "name": "updateRetention",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RetentionPanel_workspace"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateRetentionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRetentionPayload",
        "kind": "LinkedField",
        "name": "updateRetention",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Retention",
                "kind": "LinkedField",
                "name": "retention",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "factMonths",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "auditMonths",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inactiveAccountMonths",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "020cfd7a909837db17f4ba84ae5bfb6f7ed27a4c16343cea7c4c3902bda79ad5",
    "metadata": {},
    "name": "useUpdateRetentionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "557323adad217c224528b0ecb276bda3";

export default node;
