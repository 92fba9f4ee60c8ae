/**
 * @generated SignedSource<<679035ff9f14705f3366c0ec9fc816cf>>
 * @relayHash cee1fa71fb65a46f1c1e2c0b17f7e069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac9925f13e8b20e4b34159b3a3a1a5df2f52e4d45bbfb0256ea513d48aea1a5b

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseInput = {
  courseId: string;
  fence?: number | null | undefined;
  force?: boolean | null | undefined;
  version?: number | null | undefined;
};
export type useDeleteCourseMutation$variables = {
  input: DeleteCourseInput;
};
export type useDeleteCourseMutation$data = {
  readonly deleteCourse: {
    readonly deletedCourseId: string | null | undefined;
    readonly lock: {
      readonly holder: {
        readonly name: string;
        readonly username: string;
      };
    } | null | undefined;
    readonly losses: {
      readonly learnerCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useDeleteCourseMutation = {
  response: useDeleteCourseMutation$data;
  variables: useDeleteCourseMutation$variables;
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
    "concreteType": "DeleteCoursePayload",
    "kind": "LinkedField",
    "name": "deleteCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCourseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseLosses",
        "kind": "LinkedField",
        "name": "losses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "learnerCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseLock",
        "kind": "LinkedField",
        "name": "lock",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Author",
            "kind": "LinkedField",
            "name": "holder",
            "plural": false,
            "selections": [
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
                "name": "username",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "useDeleteCourseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCourseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac9925f13e8b20e4b34159b3a3a1a5df2f52e4d45bbfb0256ea513d48aea1a5b",
    "metadata": {},
    "name": "useDeleteCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25efc0df9ab4f6448658f9a3034b6555";

export default node;
