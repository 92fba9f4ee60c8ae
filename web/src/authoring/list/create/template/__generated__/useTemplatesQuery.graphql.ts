/**
 * @generated SignedSource<<d30284612cd6aac2d04602f13cb7a2ed>>
 * @relayHash 3d31842e26b0766d430d287d0ac36d23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da2e43f2281839f615fc9e0af5c6356ae2299f9bbdbf65d09c10d9e01dfdc0a5

import { ConcreteRequest } from 'relay-runtime';
export type useTemplatesQuery$variables = Record<PropertyKey, never>;
export type useTemplatesQuery$data = {
  readonly authoredCourses: {
    readonly nodes: ReadonlyArray<{
      readonly certifiable: boolean;
      readonly durationMinutes: number | null | undefined;
      readonly id: string;
      readonly lectureCount: number;
      readonly metadata: {
        readonly language: string | null | undefined;
      };
      readonly miniDescription: string;
      readonly name: string;
      readonly questionCount: number;
    }>;
    readonly unavailable: boolean;
  } | null | undefined;
  readonly courseTemplates: ReadonlyArray<{
    readonly achievementCount: number;
    readonly certifiable: boolean;
    readonly durationMinutes: number;
    readonly key: string;
    readonly language: string;
    readonly lectureCount: number;
    readonly miniDescription: string;
    readonly modules: ReadonlyArray<{
      readonly lectures: ReadonlyArray<{
        readonly durationMinutes: number;
        readonly name: string;
      }>;
      readonly name: string;
    }>;
    readonly name: string;
    readonly questionCount: number;
  }> | null | undefined;
};
export type useTemplatesQuery = {
  response: useTemplatesQuery$data;
  variables: useTemplatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "miniDescription",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certifiable",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionCount",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CourseTemplate",
    "kind": "LinkedField",
    "name": "courseTemplates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "achievementCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TemplateModule",
        "kind": "LinkedField",
        "name": "modules",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TemplateLecture",
            "kind": "LinkedField",
            "name": "lectures",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ],
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
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "createdByAnyone": true,
          "template": true
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "orderBy",
        "value": {
          "field": "NAME"
        }
      }
    ],
    "concreteType": "AuthoredCourseConnection",
    "kind": "LinkedField",
    "name": "authoredCourses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unavailable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseMetadata",
            "kind": "LinkedField",
            "name": "metadata",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "authoredCourses(filter:{\"createdByAnyone\":true,\"template\":true},first:100,orderBy:{\"field\":\"NAME\"})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useTemplatesQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTemplatesQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "da2e43f2281839f615fc9e0af5c6356ae2299f9bbdbf65d09c10d9e01dfdc0a5",
    "metadata": {},
    "name": "useTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ff0838fb9281b729f2ed43c319db9d3";

export default node;
