/**
 * @generated SignedSource<<758bd14c263658fb43baab6711979701>>
 * @relayHash 68d717380ffa37f0bb0b53bf3da5ea1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d95db247fd0daed93ba427ad5842ba01520b24b1cc73f53d82f89105f25b1982

import { ConcreteRequest } from 'relay-runtime';
export type CopyCourseInput = {
  courseId: string;
  idempotencyKey?: string | null | undefined;
  name?: string | null | undefined;
};
export type createFromTemplateCopyMutation$variables = {
  input: CopyCourseInput;
};
export type createFromTemplateCopyMutation$data = {
  readonly copyCourse: {
    readonly course: {
      readonly courseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type createFromTemplateCopyMutation = {
  response: createFromTemplateCopyMutation$data;
  variables: createFromTemplateCopyMutation$variables;
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
  "name": "courseId",
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
    "name": "createFromTemplateCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyCoursePayload",
        "kind": "LinkedField",
        "name": "copyCourse",
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
    "name": "createFromTemplateCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyCoursePayload",
        "kind": "LinkedField",
        "name": "copyCourse",
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
    "id": "d95db247fd0daed93ba427ad5842ba01520b24b1cc73f53d82f89105f25b1982",
    "metadata": {},
    "name": "createFromTemplateCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1acf10b2ddb595f3e28559c656197ea2";

export default node;
