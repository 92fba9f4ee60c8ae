/**
 * @generated SignedSource<<fd2f202997408d08fd3a11238f0459b3>>
 * @relayHash 64e55e3b2c062c1a23edb08329c1debb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6319868359a4438075756dce85a3f3332ba26d036885a9b95c351dcdb6cda05

import { ConcreteRequest } from 'relay-runtime';
export type NameCourseRevisionInput = {
  courseId: string;
  name?: string | null | undefined;
  revision: number;
};
export type useNameRevisionMutation$variables = {
  input: NameCourseRevisionInput;
};
export type useNameRevisionMutation$data = {
  readonly nameCourseRevision: {
    readonly revision: {
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useNameRevisionMutation = {
  response: useNameRevisionMutation$data;
  variables: useNameRevisionMutation$variables;
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
  "name": "name",
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
    "name": "useNameRevisionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NameCourseRevisionPayload",
        "kind": "LinkedField",
        "name": "nameCourseRevision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseRevision",
            "kind": "LinkedField",
            "name": "revision",
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
    "name": "useNameRevisionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NameCourseRevisionPayload",
        "kind": "LinkedField",
        "name": "nameCourseRevision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseRevision",
            "kind": "LinkedField",
            "name": "revision",
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
    "id": "d6319868359a4438075756dce85a3f3332ba26d036885a9b95c351dcdb6cda05",
    "metadata": {},
    "name": "useNameRevisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36b535bbc09f3d77d84adf6aa50dfc76";

export default node;
