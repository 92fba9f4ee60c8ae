/**
 * @generated SignedSource<<ea6ea2e89dca59c520b11946648c4267>>
 * @relayHash 654a27c4343e1d8853b1ce6877567975
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa0babb92f9b82ab86bbc3b6a4c2c8a65480ed9cbb4eacd244d307f96f723f4

import { ConcreteRequest } from 'relay-runtime';
export type CourseAction = "ADD_TAG" | "COPY" | "DELETE" | "HAND_OVER" | "PUBLISH" | "REMOVE_TAG" | "UNPUBLISH";
export type ChangeCoursesInput = {
  action: CourseAction;
  author?: string | null | undefined;
  courseIds: ReadonlyArray<string>;
  dryRun?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
  tag?: string | null | undefined;
  withProgress?: boolean | null | undefined;
};
export type useChangeCoursesMutation$variables = {
  input: ChangeCoursesInput;
};
export type useChangeCoursesMutation$data = {
  readonly changeCourses: {
    readonly job: {
      readonly jobId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useChangeCoursesMutation = {
  response: useChangeCoursesMutation$data;
  variables: useChangeCoursesMutation$variables;
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
  "name": "jobId",
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
    "name": "useChangeCoursesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeCoursesPayload",
        "kind": "LinkedField",
        "name": "changeCourses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
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
    "name": "useChangeCoursesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChangeCoursesPayload",
        "kind": "LinkedField",
        "name": "changeCourses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
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
    "id": "9fa0babb92f9b82ab86bbc3b6a4c2c8a65480ed9cbb4eacd244d307f96f723f4",
    "metadata": {},
    "name": "useChangeCoursesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26760515429a1762d8516168f3cd918e";

export default node;
