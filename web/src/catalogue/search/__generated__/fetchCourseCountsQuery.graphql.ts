/**
 * @generated SignedSource<<f0ea218ec419c21a7ebacfff6f9dc682>>
 * @relayHash 6690c9d2e7df6f1ccc7ea35eff701849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7a63134994cdf2dfbe838be1d38a745d3f4581e049325967e11d114a908fbea

import { ConcreteRequest } from 'relay-runtime';
export type DurationBucket = "FROM_2_H_TO_4_H" | "FROM_30_MIN_TO_2_H" | "OVER_4_H" | "UNDER_30_MIN";
export type CourseFilter = {
  duration?: DurationBucket | null | undefined;
  search?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type fetchCourseCountsQuery$variables = {
  filter?: CourseFilter | null | undefined;
  tagIds?: ReadonlyArray<string> | null | undefined;
};
export type fetchCourseCountsQuery$data = {
  readonly courseCounts: {
    readonly anyDurationCount: number;
    readonly durations: ReadonlyArray<{
      readonly courseCount: number;
      readonly duration: DurationBucket;
    }>;
    readonly tags: ReadonlyArray<{
      readonly courseCount: number;
    }>;
  } | null | undefined;
};
export type fetchCourseCountsQuery = {
  response: fetchCourseCountsQuery$data;
  variables: fetchCourseCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tagIds"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseCount",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "tagIds",
        "variableName": "tagIds"
      }
    ],
    "concreteType": "CourseCounts",
    "kind": "LinkedField",
    "name": "courseCounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "anyDurationCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DurationCount",
        "kind": "LinkedField",
        "name": "durations",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TagCount",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchCourseCountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchCourseCountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b7a63134994cdf2dfbe838be1d38a745d3f4581e049325967e11d114a908fbea",
    "metadata": {},
    "name": "fetchCourseCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d08d1fd363f47bad675cfcf64c6fca51";

export default node;
