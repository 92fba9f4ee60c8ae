/**
 * @generated SignedSource<<9042e7372d6c3b3db28b5c16774426cb>>
 * @relayHash 6dd7d37d7e10fadc929b6ea77d1edc17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 331bfce435afbf9d82db2e4fcf22095d0bdc0515a63010defe28cd33a02818de

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseInput = {
  courseId: string;
  force?: boolean | null | undefined;
  lockToken?: number | null | undefined;
  version?: number | null | undefined;
};
export type deleteCourseMutation$variables = {
  input: DeleteCourseInput;
};
export type deleteCourseMutation$data = {
  readonly deleteCourse: {
    readonly lock: {
      readonly holder: {
        readonly name: string;
        readonly userId: number;
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
export type deleteCourseMutation = {
  response: deleteCourseMutation$data;
  variables: deleteCourseMutation$variables;
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
                "name": "userId",
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
    "name": "deleteCourseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deleteCourseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "331bfce435afbf9d82db2e4fcf22095d0bdc0515a63010defe28cd33a02818de",
    "metadata": {},
    "name": "deleteCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a31b32190ed6438fbeb369075c9795d";

export default node;
