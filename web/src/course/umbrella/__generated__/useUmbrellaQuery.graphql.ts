/**
 * @generated SignedSource<<1e8e3eb49b831aa32a49a82e7764891d>>
 * @relayHash 26522cedf9a9179b4c93aebd54a196a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 753b57f469e9282c219c5c934e0ef234ed9e50d2a30ee816395de4f026d265d0

import { ConcreteRequest } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
export type useUmbrellaQuery$variables = {
  courseId: string;
};
export type useUmbrellaQuery$data = {
  readonly course: {
    readonly courseId: number;
    readonly metadata: {
      readonly language: string | null | undefined;
    };
    readonly name: string;
    readonly type: CourseType;
  } | null | undefined;
};
export type useUmbrellaQuery = {
  response: useUmbrellaQuery$data;
  variables: useUmbrellaQuery$variables;
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
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseMetadata",
  "kind": "LinkedField",
  "name": "metadata",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
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
    "name": "useUmbrellaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useUmbrellaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "753b57f469e9282c219c5c934e0ef234ed9e50d2a30ee816395de4f026d265d0",
    "metadata": {},
    "name": "useUmbrellaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c304d3db91169f4035f23ce9be624f3";

export default node;
