/**
 * @generated SignedSource<<53d8d0a3a21e499688cc4d0335d26e7f>>
 * @relayHash d5ca4c38591091c29f5ff110b214c207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be858ca9462c5fac7df57f82c361d37fec0b78799a6f6854cbea8b313efc0e6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExportKind = "AUDIT_ENTRIES" | "CERTIFICATES" | "COURSES" | "DISCUSSION_QUESTIONS" | "PEOPLE" | "REDEMPTIONS" | "USER_COURSES" | "VOUCHERS";
export type JobKind = "ANSWER_GRADING" | "COURSE_CHANGE" | "COURSE_CHANGE_TRIAL" | "COURSE_DELETION" | "COURSE_UNDO" | "ENROLMENT_CHANGE" | "ENROLMENT_CHANGE_TRIAL" | "ENROLMENT_UNDO" | "EXPORT" | "GROUP_MEMBERS" | "GROUP_MEMBERS_TRIAL" | "LEARNER_MESSAGE" | "LINK_CHECK" | "OTHER" | "PEOPLE_CHANGE" | "PEOPLE_ENROLMENT" | "PEOPLE_ENROLMENT_TRIAL" | "PEOPLE_IMPORT" | "PEOPLE_IMPORT_TRIAL" | "PEOPLE_UNDO" | "PERSONNEL_SYNC";
export type JobPageQuery$variables = {
  id: string;
};
export type JobPageQuery$data = {
  readonly job: {
    readonly createTime: string;
    readonly exported: ExportKind | null | undefined;
    readonly kind: JobKind;
    readonly " $fragmentSpreads": FragmentRefs<"JobReport_job" | "UndoJob_job">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AdminGuard_query">;
};
export type JobPageQuery = {
  response: JobPageQuery$data;
  variables: JobPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "exported",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createTime",
  "storageKey": null
},
v5 = {
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
    "name": "JobPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminGuard_query"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobReport_job"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UndoJob_job"
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
    "name": "JobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roles",
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doneCount",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "cancelTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobRowCounts",
            "kind": "LinkedField",
            "name": "rowCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsLater",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unchanged",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refused",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobResult",
            "kind": "LinkedField",
            "name": "result",
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
                "name": "rowCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bytes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expireTime",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9be858ca9462c5fac7df57f82c361d37fec0b78799a6f6854cbea8b313efc0e6",
    "metadata": {},
    "name": "JobPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "220011442d1ccc53e45982aef07465e4";

export default node;
