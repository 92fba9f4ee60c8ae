/**
 * @generated SignedSource<<a52a3d149db492d05b679f16c12d535b>>
 * @relayHash 0346f1c8f31f8eea25d4d35d03374bd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e00bd2a888978ed4fe91e3ec122c23d6fe69107bc973c48a688a09c627c379

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditAction = "ACCESS_RESTORED" | "ACCESS_WITHDRAWN" | "ACCOUNT_ERASED" | "API_TOKEN_CREATED" | "API_TOKEN_REVOKED" | "API_TOKEN_ROTATED" | "CAMPAIGN_CHANGED" | "CAMPAIGN_CREATED" | "CAMPAIGN_DELETED" | "CERTIFICATE_RESTORED" | "CERTIFICATE_REVOKED" | "CONSENT_ACCEPTED" | "CONSENT_CREATED" | "COURSE_DELETED" | "COURSE_HANDED_OVER" | "COURSE_LOCK_OVERRIDDEN" | "DATA_EXPORTED" | "DISCUSSION_MODERATED" | "DISCUSSION_REPORTED" | "DUE_DATE_CHANGED" | "EXTERNAL_REFUSED" | "EXTERNAL_SIGN_IN" | "GROUP_CHANGED" | "GROUP_COURSE_ASSIGNED" | "GROUP_COURSE_CHANGED" | "GROUP_COURSE_REMOVED" | "GROUP_CREATED" | "GROUP_DELETED" | "GROUP_JOINED" | "GROUP_LEFT" | "INTEGRATION_CHANGED" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "INVITED" | "JOB_ENDED" | "JOB_STARTED" | "LEARNERS_MESSAGED" | "LIST_DOWNLOADED" | "LOCKED" | "OTHER" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "PERSON_ADDED" | "PERSON_ENROLLED" | "PERSON_REMOVED" | "PERSON_UNENROLLED" | "PRIVACY_REQUEST_CLOSED" | "PRIVACY_REQUEST_LOGGED" | "PROFILE_CHANGED" | "REGISTERED" | "RETENTION_CHANGED" | "RIGHTS_CHANGED" | "SERVICE_ACCOUNT_CHANGED" | "SERVICE_ACCOUNT_CREATED" | "SERVICE_ACCOUNT_DELETED" | "SESSION_MISUSED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGNED_OUT_EVERYWHERE" | "SIGN_IN_REFUSED" | "UNLOCKED" | "VOUCHERS_CREATED" | "WAITING_ENROLMENT_CANCELLED" | "WEBHOOK_CHANGED" | "WEBHOOK_CREATED" | "WEBHOOK_DELETED" | "WEBHOOK_DISABLED" | "WEBHOOK_ENABLED" | "WEBHOOK_SECRET_ROTATED" | "WORKSPACE_CREATED";
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
export type AuditPageQuery$variables = {
  actions?: ReadonlyArray<AuditAction> | null | undefined;
  actorSearch?: string | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  endTime?: string | null | undefined;
  first?: number | null | undefined;
  grouped?: boolean | null | undefined;
  jobId?: string | null | undefined;
  language: Language;
  last?: number | null | undefined;
  personId?: string | null | undefined;
  startTime?: string | null | undefined;
  subjectSearch?: string | null | undefined;
};
export type AuditPageQuery$data = {
  readonly workspace: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditList_workspace">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AdminGuard_query">;
};
export type AuditPageQuery = {
  response: AuditPageQuery$data;
  variables: AuditPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actions"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actorSearch"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endTime"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "grouped"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobId"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startTime"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjectSearch"
},
v13 = [
  {
    "kind": "Variable",
    "name": "actions",
    "variableName": "actions"
  },
  {
    "kind": "Variable",
    "name": "actorSearch",
    "variableName": "actorSearch"
  },
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "endTime",
    "variableName": "endTime"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "grouped",
    "variableName": "grouped"
  },
  {
    "kind": "Variable",
    "name": "jobId",
    "variableName": "jobId"
  },
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "personId",
    "variableName": "personId"
  },
  {
    "kind": "Variable",
    "name": "startTime",
    "variableName": "startTime"
  },
  {
    "kind": "Variable",
    "name": "subjectSearch",
    "variableName": "subjectSearch"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thingId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AuditPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AdminGuard_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "args": (v13/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "AuditList_workspace"
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
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v12/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AuditPageQuery",
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
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "AuditEntryConnection",
            "kind": "LinkedField",
            "name": "auditLog",
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
                "kind": "ScalarField",
                "name": "csvUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasPreviousPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "actorId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "actorName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subjectId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subjectName",
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "time",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditSentencePart",
                        "kind": "LinkedField",
                        "name": "who",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditSentencePart",
                        "kind": "LinkedField",
                        "name": "sentence",
                        "plural": true,
                        "selections": [
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditToken",
                        "kind": "LinkedField",
                        "name": "token",
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
                            "name": "lastCharacters",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "jobId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "jobEntryCount",
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
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20e00bd2a888978ed4fe91e3ec122c23d6fe69107bc973c48a688a09c627c379",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d33422a63116f1810c132b92ed641fc";

export default node;
