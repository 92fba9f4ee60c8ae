/**
 * @generated SignedSource<<01deb8aa3ec225605f32c3aaa9924b8f>>
 * @relayHash 43bd8e3a6728ea0b9a24381ff6cacdde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da02bde76c6a7f66817e593449a43e2326ee422b0bb95a8110a724ff708d5a0a

import { ConcreteRequest } from 'relay-runtime';
export type useTemplateModulesQuery$variables = {
  courseId: string;
};
export type useTemplateModulesQuery$data = {
  readonly authoredCourse: {
    readonly modules: ReadonlyArray<{
      readonly lectures: ReadonlyArray<{
        readonly durationMinutes: number | null | undefined;
        readonly name: string;
      }>;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type useTemplateModulesQuery = {
  response: useTemplateModulesQuery$data;
  variables: useTemplateModulesQuery$variables;
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
  "name": "name",
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useTemplateModulesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AuthoredLecture",
                "kind": "LinkedField",
                "name": "lectures",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "useTemplateModulesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AuthoredLecture",
                "kind": "LinkedField",
                "name": "lectures",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da02bde76c6a7f66817e593449a43e2326ee422b0bb95a8110a724ff708d5a0a",
    "metadata": {},
    "name": "useTemplateModulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3287be44c96ccd563b60d35b3d645a22";

export default node;
