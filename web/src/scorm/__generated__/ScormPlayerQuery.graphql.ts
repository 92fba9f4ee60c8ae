/**
 * @generated SignedSource<<125e1b6d9cf582a80fef16100ec8f051>>
 * @relayHash 90cbbb59bf60d770a104aea776f0d97f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c53e63552c44bda9e3b6460ad31388d34e0427b1ed5449a8b8391cde7aeae72

import { ConcreteRequest } from 'relay-runtime';
export type ScormCompletion = "COMPLETED" | "INCOMPLETE" | "NOT_ATTEMPTED" | "UNKNOWN";
export type ScormSuccess = "FAILED" | "PASSED" | "UNKNOWN";
export type ScormVersion = "SCORM_12" | "SCORM_2004";
export type ScormPlayerQuery$variables = {
  courseId: string;
  lectureId: string;
};
export type ScormPlayerQuery$data = {
  readonly lecture: {
    readonly name: string;
    readonly scorm: {
      readonly contentUrl: string;
      readonly items: ReadonlyArray<{
        readonly completionThreshold: number | null | undefined;
        readonly itemId: string;
        readonly launchData: string;
        readonly launchUrl: string | null | undefined;
        readonly masteryScore: number | null | undefined;
        readonly maxTimeAllowed: string | null | undefined;
        readonly objectiveIds: ReadonlyArray<string>;
        readonly parentId: string | null | undefined;
        readonly state: {
          readonly cmi: unknown;
          readonly completion: ScormCompletion;
          readonly finished: boolean;
          readonly scoreScaled: number | null | undefined;
          readonly sessionCount: number;
          readonly success: ScormSuccess;
          readonly totalSeconds: number;
        };
        readonly timeLimitAction: string | null | undefined;
        readonly title: string;
      }>;
      readonly leaving: {
        readonly ticket: string;
        readonly url: string;
      } | null | undefined;
      readonly title: string;
      readonly version: ScormVersion;
    } | null | undefined;
  } | null | undefined;
};
export type ScormPlayerQuery = {
  response: ScormPlayerQuery$data;
  variables: ScormPlayerQuery$variables;
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
    "name": "courseId",
    "variableName": "courseId"
  },
  {
    "kind": "Variable",
    "name": "lectureId",
    "variableName": "lectureId"
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
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ScormPackage",
  "kind": "LinkedField",
  "name": "scorm",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScormLeaving",
      "kind": "LinkedField",
      "name": "leaving",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ticket",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScormItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemId",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "launchUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "masteryScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionThreshold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "objectiveIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "launchData",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeLimitAction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxTimeAllowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScormState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cmi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "completion",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "success",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "finished",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scoreScaled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalSeconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessionCount",
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
    "name": "ScormPlayerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Lecture",
        "kind": "LinkedField",
        "name": "lecture",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "ScormPlayerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Lecture",
        "kind": "LinkedField",
        "name": "lecture",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "5c53e63552c44bda9e3b6460ad31388d34e0427b1ed5449a8b8391cde7aeae72",
    "metadata": {},
    "name": "ScormPlayerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9b0e62a81f20ff2a4670ebe8deb636b";

export default node;
