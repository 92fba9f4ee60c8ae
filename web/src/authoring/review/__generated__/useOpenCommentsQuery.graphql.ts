/**
 * @generated SignedSource<<8d2a9ea5592e921b556c2925692ba35c>>
 * @relayHash 94560349ec6cefe616e9176b2da2271e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af2095cbf9c064f22e6f51383f9363ad709f61d209440393f01bea6f95af2b5a

import { ConcreteRequest } from 'relay-runtime';
export type ReviewPart = "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
export type useOpenCommentsQuery$variables = {
  courseId: string;
};
export type useOpenCommentsQuery$data = {
  readonly authoredCourse: {
    readonly openReviewCounts: ReadonlyArray<{
      readonly anchor: {
        readonly lectureId: number | null | undefined;
        readonly part: ReviewPart;
        readonly partId: number;
      };
      readonly count: number;
    }> | null | undefined;
  } | null | undefined;
};
export type useOpenCommentsQuery = {
  response: useOpenCommentsQuery$data;
  variables: useOpenCommentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
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
  "args": null,
  "concreteType": "OpenReviewCount",
  "kind": "LinkedField",
  "name": "openReviewCounts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewAnchor",
      "kind": "LinkedField",
      "name": "anchor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
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
    "name": "useOpenCommentsQuery",
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
    "name": "useOpenCommentsQuery",
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
    "id": "af2095cbf9c064f22e6f51383f9363ad709f61d209440393f01bea6f95af2b5a",
    "metadata": {},
    "name": "useOpenCommentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "126adf72d0393a3f5927888b710f9548";

export default node;
