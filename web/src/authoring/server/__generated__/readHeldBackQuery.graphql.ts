/**
 * @generated SignedSource<<71e4c6645597a0cc84ace8796ad18fe3>>
 * @relayHash dd7d5c68ae781b15d20f9c1dd0092460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e4afd99d1ad5b460f6e2b2c42ee677d4711cba7bc9b32c347c28eb39a594de9

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type AnswerGrading = "FROM_NOW_ON" | "GIVE_POINT" | "REGRADE";
export type CourseChangeKind = "ADDED" | "CHANGED" | "MOVED" | "REMOVED";
export type CoursePart = "ACHIEVEMENT" | "COURSE" | "LECTURE" | "MODULE" | "QUESTION" | "SECTION";
export type readHeldBackQuery$variables = {
  courseId: string;
};
export type readHeldBackQuery$data = {
  readonly authoredCourse: {
    readonly heldBackChanges: Result<{
      readonly changes: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly after: string | null | undefined;
          readonly before: string | null | undefined;
          readonly field: string;
        }>;
        readonly fromLecture: {
          readonly name: string;
          readonly rawId: number;
        } | null | undefined;
        readonly fromModule: {
          readonly name: string;
          readonly rawId: number;
        } | null | undefined;
        readonly kind: CourseChangeKind;
        readonly lecture: {
          readonly name: string;
          readonly rawId: number;
        } | null | undefined;
        readonly module: {
          readonly name: string;
          readonly rawId: number;
        } | null | undefined;
        readonly name: string;
        readonly nextName: string | null | undefined;
        readonly part: CoursePart;
        readonly rawId: number;
        readonly sectionType: string | null | undefined;
      }>;
      readonly totalCount: number;
    } | null | undefined, unknown>;
    readonly holdsChangesBack: boolean;
    readonly liveVersion: number;
    readonly publishGradings: ReadonlyArray<{
      readonly grading: AnswerGrading;
      readonly lectureName: string;
      readonly questionId: number;
      readonly text: string;
    }>;
    readonly publishTime: string | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type readHeldBackQuery = {
  response: readHeldBackQuery$data;
  variables: readHeldBackQuery$variables;
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
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "liveVersion",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdsChangesBack",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishTime",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ScheduledGrading",
  "kind": "LinkedField",
  "name": "publishGradings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grading",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseDifference",
  "kind": "LinkedField",
  "name": "heldBackChanges",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
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
          "name": "part",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sectionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "module",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "lecture",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "fromModule",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "fromLecture",
          "plural": false,
          "selections": (v9/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseFieldChange",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
    "name": "readHeldBackQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v10/*:: as any*/),
            "to": "RESULT"
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
    "name": "readHeldBackQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v10/*:: as any*/),
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
    "id": "7e4afd99d1ad5b460f6e2b2c42ee677d4711cba7bc9b32c347c28eb39a594de9",
    "metadata": {},
    "name": "readHeldBackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ed0fdbad34a135470ac784989d8712a";

export default node;
