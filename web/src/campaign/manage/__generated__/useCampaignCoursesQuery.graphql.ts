/**
 * @generated SignedSource<<04bf9e15a994316a61cc472f7a9bd8f6>>
 * @relayHash 76811fed22e85092a5013becd7e99fc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e6a1d69da45879f592d6202d2ce33e1482c23ee185955bf985a836567d4f1fb

import { ConcreteRequest } from 'relay-runtime';
export type useCampaignCoursesQuery$variables = {
  search?: string | null | undefined;
};
export type useCampaignCoursesQuery$data = {
  readonly campaignCourses: {
    readonly nodes: ReadonlyArray<{
      readonly courseId: number;
      readonly name: string;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type useCampaignCoursesQuery = {
  response: useCampaignCoursesQuery$data;
  variables: useCampaignCoursesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "CampaignCourseConnection",
  "kind": "LinkedField",
  "name": "campaignCourses",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignCourse",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseId",
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
    "name": "useCampaignCoursesQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCampaignCoursesQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "5e6a1d69da45879f592d6202d2ce33e1482c23ee185955bf985a836567d4f1fb",
    "metadata": {},
    "name": "useCampaignCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0cdd4e18a0b8267317292fbf8f8fc7db";

export default node;
