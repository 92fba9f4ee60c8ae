/**
 * @generated SignedSource<<165ae502398f41abfd0f1c638fbceeda>>
 * @relayHash 6ece0cbf65f43794065c2b24e66af4ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2944514f3c5bf4c8b10f9cfa6de43ec789b328babb98062a9e9893028c6ab5f8

import { ConcreteRequest } from 'relay-runtime';
export type LockCourseInput = {
  courseId: string;
  takeOver?: boolean | null | undefined;
};
export type lockCourseMutation$variables = {
  input: LockCourseInput;
};
export type lockCourseMutation$data = {
  readonly lockCourse: {
    readonly fence: number | null | undefined;
    readonly lock: {
      readonly holder: {
        readonly name: string;
        readonly userId: number;
        readonly username: string;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type lockCourseMutation = {
  response: lockCourseMutation$data;
  variables: lockCourseMutation$variables;
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
    "concreteType": "LockCoursePayload",
    "kind": "LinkedField",
    "name": "lockCourse",
    "plural": false,
    "selections": [
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
        "kind": "ScalarField",
        "name": "fence",
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
    "name": "lockCourseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "lockCourseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2944514f3c5bf4c8b10f9cfa6de43ec789b328babb98062a9e9893028c6ab5f8",
    "metadata": {},
    "name": "lockCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6133818651ae2eeeca959019e07c7176";

export default node;
