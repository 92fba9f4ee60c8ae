/**
 * @generated SignedSource<<b27fdef2e62a6571d3180f89ae52ad7a>>
 * @relayHash a6ad9924d4a83857fd70a2d3ca4c1b62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ef9592e7ee458bfa409f6849118e33a8045a63d525ebe95f72174f0eeb14e01

import { ConcreteRequest } from 'relay-runtime';
export type usePeopleToMentionQuery$variables = {
  courseId: string;
  search: string;
};
export type usePeopleToMentionQuery$data = {
  readonly authoredCourse: {
    readonly mentionable: ReadonlyArray<{
      readonly name: string;
      readonly userId: number | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type usePeopleToMentionQuery = {
  response: usePeopleToMentionQuery$data;
  variables: usePeopleToMentionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "ReviewPerson",
  "kind": "LinkedField",
  "name": "mentionable",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "usePeopleToMentionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePeopleToMentionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4ef9592e7ee458bfa409f6849118e33a8045a63d525ebe95f72174f0eeb14e01",
    "metadata": {},
    "name": "usePeopleToMentionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14d6a21b4df5360e938b6e483d886886";

export default node;
