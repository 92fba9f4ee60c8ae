/**
 * @generated SignedSource<<99c5b6d980f69a490ebd1a423f543601>>
 * @relayHash c246914ffb28b60c9e67af6c203cac87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cff5a0ed1eef4e9133232a697810a31cd8d185feaaa7c305d4c9bc2cdbc837cd

import { ConcreteRequest } from 'relay-runtime';
export type CourseChangeKind = "ADDED" | "CHANGED" | "MOVED" | "REMOVED";
export type readSectionChangesQuery$variables = {
  courseId: string;
  lectureId: string;
};
export type readSectionChangesQuery$data = {
  readonly authoredCourse: {
    readonly sectionChanges: ReadonlyArray<{
      readonly exact: boolean;
      readonly kind: CourseChangeKind | null | undefined;
      readonly saveTime: string;
      readonly savedBy: {
        readonly name: string;
        readonly username: string;
      } | null | undefined;
      readonly sectionId: number;
    }> | null | undefined;
  } | null | undefined;
};
export type readSectionChangesQuery = {
  response: readSectionChangesQuery$data;
  variables: readSectionChangesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lectureId"
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
  "args": [
    {
      "kind": "Variable",
      "name": "lectureId",
      "variableName": "lectureId"
    }
  ],
  "concreteType": "SectionChange",
  "kind": "LinkedField",
  "name": "sectionChanges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saveTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "savedBy",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exact",
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
    "name": "readSectionChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "readSectionChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
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
      }
    ]
  },
  "params": {
    "id": "cff5a0ed1eef4e9133232a697810a31cd8d185feaaa7c305d4c9bc2cdbc837cd",
    "metadata": {},
    "name": "readSectionChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1477d4acd0c49fc881e8b5ccf3afc5be";

export default node;
