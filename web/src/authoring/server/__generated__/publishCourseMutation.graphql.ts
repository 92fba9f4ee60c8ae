/**
 * @generated SignedSource<<924c758c4f5a694c4f953420e81e79a2>>
 * @relayHash 8fb8de23cd47e5432d50b75fed259842
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38bdd5e733eaa13770a0c7dda82a33b2e757342c8851dc9b90614c9fded4c9f8

import { ConcreteRequest } from 'relay-runtime';
export type PublishCourseInput = {
  courseId: string;
  fence?: number | null | undefined;
  force?: boolean | null | undefined;
  published?: boolean | null | undefined;
  version?: number | null | undefined;
};
export type publishCourseMutation$variables = {
  input: PublishCourseInput;
};
export type publishCourseMutation$data = {
  readonly publishCourse: {
    readonly course: {
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type publishCourseMutation = {
  response: publishCourseMutation$data;
  variables: publishCourseMutation$variables;
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
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "publishCourseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PublishCoursePayload",
        "kind": "LinkedField",
        "name": "publishCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "publishCourseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PublishCoursePayload",
        "kind": "LinkedField",
        "name": "publishCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "course",
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38bdd5e733eaa13770a0c7dda82a33b2e757342c8851dc9b90614c9fded4c9f8",
    "metadata": {},
    "name": "publishCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9b449275258dc2ade268330bd14c1b0";

export default node;
