/**
 * @generated SignedSource<<e85e9f4fe9ebbcf1bdd7e16337487edc>>
 * @relayHash 2af12f1aab6be63f87dacfeb98fa1bca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e103ce539efc653220dfca814e4e4ce78fdba7209d1392174a148a05369ce619

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
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
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
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
        (v6/*:: as any*/),
        (v7/*:: as any*/),
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
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "lecture",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "fromModule",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "fromLecture",
          "plural": false,
          "selections": (v8/*:: as any*/),
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
          {
            "kind": "CatchField",
            "field": (v9/*:: as any*/),
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
          (v9/*:: as any*/),
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
    "id": "e103ce539efc653220dfca814e4e4ce78fdba7209d1392174a148a05369ce619",
    "metadata": {},
    "name": "readHeldBackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c18e5f557ec20ebbb3828ffd3518346";

export default node;
