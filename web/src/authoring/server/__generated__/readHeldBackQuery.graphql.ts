/**
 * @generated SignedSource<<4f945f045b4b2a8a030657ef59e21671>>
 * @relayHash a08d0b0eb7c2440696034b797afdec6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f8cbcdcc40af36db75deac5af44027aba6590a99c35bb6a8eed5250f3a330c2

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
  "name": "rawId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
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
        (v5/*:: as any*/),
        (v6/*:: as any*/),
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
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "lecture",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "fromModule",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseChangePlace",
          "kind": "LinkedField",
          "name": "fromLecture",
          "plural": false,
          "selections": (v7/*:: as any*/),
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
          {
            "kind": "CatchField",
            "field": (v8/*:: as any*/),
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
          (v8/*:: as any*/),
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
    "id": "3f8cbcdcc40af36db75deac5af44027aba6590a99c35bb6a8eed5250f3a330c2",
    "metadata": {},
    "name": "readHeldBackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d643200382c536016d512044bdc77c8";

export default node;
