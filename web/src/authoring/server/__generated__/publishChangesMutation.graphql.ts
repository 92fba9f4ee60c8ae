/**
 * @generated SignedSource<<d27904b46294b54c129b018857c1e882>>
 * @relayHash 07b36202c5fe5bfb7573aa0ffe618c2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b7fe490c63c4357635917c91526a5e9c3f22ebc04a3fb8e3223ff9ae01e734e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerGrading = "FROM_NOW_ON" | "GIVE_POINT" | "REGRADE";
export type PublishCourseChangesInput = {
  askGrading?: boolean | null | undefined;
  courseId: string;
  dryRun?: boolean | null | undefined;
  force?: boolean | null | undefined;
  grading?: ReadonlyArray<QuestionGradingInput> | null | undefined;
  idempotencyKey?: string | null | undefined;
  lockToken?: number | null | undefined;
  moduleIds?: ReadonlyArray<string> | null | undefined;
  version?: number | null | undefined;
};
export type QuestionGradingInput = {
  grading: AnswerGrading;
  questionId: string;
};
export type publishChangesMutation$variables = {
  input: PublishCourseChangesInput;
};
export type publishChangesMutation$data = {
  readonly publishCourseChanges: {
    readonly course: {
      readonly holdsChangesBack: boolean;
      readonly liveVersion: number;
      readonly publishTime: string | null | undefined;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"StateCell_course">;
    } | null | undefined;
    readonly currentVersion: number | null | undefined;
    readonly gradingJob: {
      readonly jobId: number;
    } | null | undefined;
    readonly lock: {
      readonly holder: {
        readonly name: string;
        readonly userId: number;
        readonly username: string;
      };
    } | null | undefined;
    readonly losses: {
      readonly learnerCount: number;
      readonly lectureCount: number;
      readonly lectures: ReadonlyArray<{
        readonly lectureId: number;
        readonly name: string;
      }>;
      readonly questionCount: number;
      readonly questions: ReadonlyArray<{
        readonly lectureName: string;
        readonly questionId: number;
        readonly text: string;
      }>;
    } | null | undefined;
    readonly undecided: ReadonlyArray<{
      readonly againCount: number;
      readonly gainCount: number;
      readonly lectureName: string;
      readonly loseCount: number;
      readonly questionId: number;
      readonly text: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type publishChangesMutation = {
  response: publishChangesMutation$data;
  variables: publishChangesMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseLosses",
  "kind": "LinkedField",
  "name": "losses",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "learnerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LostLecture",
      "kind": "LinkedField",
      "name": "lectures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LostQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ChangedAnswers",
  "kind": "LinkedField",
  "name": "undecided",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gainCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "againCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseLock",
  "kind": "LinkedField",
  "name": "lock",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "holder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentVersion",
  "storageKey": null
},
v15 = {
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
      "name": "message",
      "storageKey": null
    },
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
      "name": "params",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
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
    "metadata": null,
    "name": "publishChangesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PublishCourseChangesPayload",
        "kind": "LinkedField",
        "name": "publishCourseChanges",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StateCell_course"
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "gradingJob",
            "plural": false,
            "selections": [
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
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
    "name": "publishChangesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PublishCourseChangesPayload",
        "kind": "LinkedField",
        "name": "publishCourseChanges",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "published",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voucherActivated",
                "storageKey": null
              },
              (v13/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "gradingJob",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b7fe490c63c4357635917c91526a5e9c3f22ebc04a3fb8e3223ff9ae01e734e",
    "metadata": {},
    "name": "publishChangesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d806a33e3d0a099b5cb8dc569ee1d99e";

export default node;
