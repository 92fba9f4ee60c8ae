/**
 * @generated SignedSource<<b13581196d5f1d5819e7442c24545138>>
 * @relayHash 86d02ac0f2f63ae65b08eb97cee2142a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54079df6f967c2adf702a68c3be09db4c02e7109c359adfb8f9f85f3ed53fdcf

import { ConcreteRequest } from 'relay-runtime';
export type useCampaignCoursesQuery$variables = {
  search?: string | null | undefined;
};
export type useCampaignCoursesQuery$data = {
  readonly campaignCourses: {
    readonly nodes: ReadonlyArray<{
      readonly courseId: number;
      readonly endTime: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
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
    "id": "54079df6f967c2adf702a68c3be09db4c02e7109c359adfb8f9f85f3ed53fdcf",
    "metadata": {},
    "name": "useCampaignCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "349041ce31695b832ca382c2cdf5b8ad";

export default node;
